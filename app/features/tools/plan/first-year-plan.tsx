import { useMemo, useState } from "react";
import type { ApproachOption, MotivationOption } from "#app/content-model/pages/assessment.ts";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import {
  CHECK_AFTER_DAYS,
  firstYearOf,
  isOver,
  PLANNER_FOR,
  shutsGate,
  tenthOf,
} from "#app/domain/tools/plan/first-year.ts";
import { firstYear } from "#app/language/english/first-year.ts";
import { planSheet } from "#app/language/english/plan-sheet.ts";
import { PLANNERS } from "#app/content-model/planners.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { PlannerStyles } from "../planner-styles.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { daysIn, PlanSheet } from "../paper/plan-sheet.tsx";
import { Printing, type Sheets, usePrint } from "../paper/printing.tsx";
import { newRanchFile } from "#app/domain/tools/fields/new.ts";
import { KeepButton } from "../shell/strip.tsx";
import { StoreProvider, useNewStore, useRanch, useToday } from "../store/use-ranch.ts";

export interface Answers {
  readonly approach: ApproachOption;
  readonly motivation: MotivationOption;
}

/** The texts of the plan and of its printed sheet, in one language. */
interface PlanTexts {
  readonly plan: typeof firstYear;
  readonly sheet: typeof planSheet;
}

const ENGLISH: PlanTexts = { plan: firstYear, sheet: planSheet };

/**
 * A one-page plan for the first year: the tenth, the dates and the money. It uses a ranch saved on this phone,
 * and saves nothing by itself.
 */
export function FirstYearPlan({
  texts = ENGLISH,
  ...answers
}: Answers & { readonly texts?: PlanTexts }) {
  const { approach, motivation } = answers;
  const store = useNewStore(BLANK);
  const [isStyled, setStyled] = useState(false);
  const sheets = useMemo(
    () => planSheets({ approach, motivation }, texts),
    [approach, motivation, texts],
  );
  return (
    <StoreProvider value={store}>
      <Printing onPrintCommand={false} sheets={sheets}>
        <PlannerStyles onSettled={() => setStyled(true)} />
        {isStyled ? <Plan {...answers} texts={texts} /> : null}
      </Printing>
    </StoreProvider>
  );
}

const planSheets = (answers: Answers, { plan, sheet }: PlanTexts): Sheets => ({
  plan: {
    label: plan.print,
    paper: lazyPart(
      async () => (ranch: { readonly file: RanchFile; readonly today: CalendarDate }) => (
        <PlanSheet {...answers} {...ranch} texts={sheet} />
      ),
    ),
  },
});

const BLANK = newRanchFile("first-year", "2026-01-01T12:00:00Z");

function Plan({
  approach,
  motivation,
  texts: { plan: texts, sheet },
}: Answers & { readonly texts: PlanTexts }) {
  const { state } = useRanch();
  const { print } = usePrint();
  const today = useToday();
  const { acres, head, cash, start } = firstYearOf(state.file);
  const hasDates = shutsGate(approach.value);
  const dayText = daysIn(sheet, today);
  const planner = PLANNERS.find(({ slug }) => slug === PLANNER_FOR[motivation.value]);
  const parts = [
    acres === null ? null : sheet.tenthOf(...tenthOf(acres)),
    head === null ? null : texts.grazedBy(figure(head)),
    cash === null ? null : texts.setAside(dollars(cash)),
  ].filter((part) => part !== null);
  return (
    <section className="tool-card first-year" aria-labelledby="first-year-heading">
      <h2 id="first-year-heading">{texts.heading}</h2>
      <p>
        <b>{`${approach.advice.title}.`}</b> <span>{texts.numbers[approach.value]}</span>
      </p>
      <div className="ticket">
        <p className="ticket-label">{texts.changes}</p>
        <p className="ticket-beside">{parts.length > 0 ? parts.join(", ") : texts.fillIn}</p>
        {hasDates && start ? (
          <p className="ticket-sum">
            {texts.shut(
              dayText(start),
              CHECK_AFTER_DAYS.map((days) => dayText(addDays(start, days))),
            )}
          </p>
        ) : null}
        {hasDates && start && isOver(start, today) ? <p className="finding">{texts.over}</p> : null}
        {hasDates ? (
          <p className="ticket-limit">
            <b>{texts.note}</b>
            {texts.plantsDecide}
          </p>
        ) : null}
      </div>
      <div className="tool-grid">
        <FieldOf path="ranch.ranchAcres" label={texts.acres} />
        {state.file.herdRows.map(({ id }, index, rows) => (
          <FieldOf
            key={id}
            path={`herdRows.${id}.head`}
            label={rows.length > 1 ? `${texts.cattle} ${index + 1}` : texts.cattle}
          />
        ))}
        <FieldOf path="money.cashLimit" label={texts.cash} hint={texts.cashHint} />
        {hasDates ? <FieldOf path="season.start" label={texts.start} /> : null}
      </div>
      <div className="tool-buttons">
        <ToolButton className="btn" onClick={() => print("plan")}>
          {texts.print}
        </ToolButton>
        <KeepButton className="btn ghost" />
        {planner ? (
          <Link className="btn ghost" to={`/tools/${planner.slug}`}>
            {texts.continueIn(planner.label)}
          </Link>
        ) : null}
      </div>
      <p className="hint">{texts.why[motivation.value]}</p>
    </section>
  );
}
