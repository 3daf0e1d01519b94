import {
  amount,
  asTyped,
  dollars,
  dollarsAsTyped,
  figure,
} from "#app/domain/tools/numbers/figures.ts";
import { FENCE, joulesText } from "#app/domain/tools/planners/fence.ts";
import { LIST, SHOPPING } from "#app/domain/tools/planners/money.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { GROUND_ROD } from "#app/domain/tools/rules.ts";
import { shoppingSheet } from "#app/language/english/shopping-sheet.ts";
import { answerFor, type Form, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

const LINES = 14;

/** The shopping list with room for quotes, and the plan of the field. */
export function ShoppingSheet({ file, texts = shoppingSheet }: Form<typeof shoppingSheet>) {
  const list = answerFor(FENCE, file);
  const shopping = answerFor(SHOPPING, file);
  const items = answerFor(LIST, file) ?? [];
  const values = {
    field: list ? amount(list.acres, "acre", 1) : null,
    fence: list ? `${figure(list.interiorFt)} ft` : null,
    posts: list ? figure(list.posts) : null,
    charger: list ? `${joulesText(list.joulesLeast)} J` : null,
    rods: list ? figure(list.rods) : null,
  };
  return (
    <Sheet
      name="shopping"
      title={texts.title}
      file={file}
      records={[SHOPPING]}
      method={texts.method(GROUND_ROD.ftPerJoule)}
    >
      <PlanDrawing id="paper-plan" file={list ? file : null} draw={texts.draw}>
        <div>
          {[...texts.lines, texts.safety].map((line) => (
            <p key={line}>
              <Line text={line} values={values} />
            </p>
          ))}
        </div>
      </PlanDrawing>
      <PaperTable
        kind="money"
        heads={texts.columns}
        rows={[
          ...items.map(({ name, qty, price, cost }) => [
            name,
            asTyped(qty),
            price === null ? "" : dollarsAsTyped(price),
            cost === null ? "" : dollars(cost),
            "",
            "",
          ]),
          ...emptyRows(LINES - items.length, 6),
          [texts.together, "", "", shopping ? dollars(shopping.total) : "", "", ""],
        ]}
      />
      <p>{texts.paid}</p>
    </Sheet>
  );
}
