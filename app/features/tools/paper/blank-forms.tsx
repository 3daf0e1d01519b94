import { type ComponentType, Fragment } from "react";
import type { Language } from "#app/language/language.ts";
import { AroundSheet, sheet as ENGLISH } from "#app/language/english/sheet.ts";
import { textsIn } from "#app/language/texts.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { BudgetSheet } from "./budget-sheet.tsx";
import { ChartSheet } from "./chart-sheet.tsx";
import { DroughtSheet } from "./drought-sheet.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import type { SheetName } from "./printing.tsx";
import type { Form } from "./sheet.tsx";
import { ShoppingSheet } from "./shopping-sheet.tsx";
import { TestSheet } from "./test-sheet.tsx";
import { WaterSheet } from "./water-sheet.tsx";

/** Every form in one language, in the order in which they print. */
function formsIn(language: Language) {
  const texts = textsIn(language);
  const form = <Texts extends { readonly title: string }>(
    id: SheetName,
    Blank: ComponentType<Form<Texts>>,
    own: Texts,
  ) => ({ id, name: own.title, form: <Blank file={null} texts={own} /> });
  return [
    form("plan", PlanSheet, texts.planSheet),
    form("chart", ChartSheet, texts.chartSheet),
    form("drought", DroughtSheet, texts.droughtSheet),
    form("shopping", ShoppingSheet, texts.shoppingSheet),
    form("budget", BudgetSheet, texts.budgetSheet),
    form("water", WaterSheet, texts.waterSheet),
    form("tests", TestSheet, texts.testSheet),
  ];
}

const BACK = { ...ENGLISH, back: true };

/**
 * All sheets, empty, one per page, or only the one in the address's fragment: they print without a planner. In Spanish,
 * each is followed by the same sheet in English, with the same lines in the same order, as two sides of one sheet.
 */
export function BlankForms({ language }: { readonly language: Language }) {
  const { blankForms, sheet } = textsIn(language);
  const forms = formsIn(language);
  const backs = language === "en" ? [] : formsIn("en");
  return (
    <>
      <div className="wrap field-sheet form-head">
        <h1>{blankForms.title}</h1>
        <p className="lede">{blankForms.lede}</p>
        <ol className="sheet-buttons">
          {forms.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={`thumb thumb-${id}`} />
                {name}
              </a>
            </li>
          ))}
          <li className="all-forms">
            <a href="#forms">{blankForms.all}</a>
          </li>
        </ol>
        <PrintButton />
      </div>
      <div className="wrap blank-form" id="forms">
        {forms.map(({ name, form }, index) => (
          <Fragment key={name}>
            <AroundSheet value={sheet}>{form}</AroundSheet>
            {backs[index] ? (
              <div className="other-side" lang="en">
                <AroundSheet value={BACK}>{backs[index].form}</AroundSheet>
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
    </>
  );
}
