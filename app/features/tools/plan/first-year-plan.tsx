import { addDays } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth } from "#app/domain/dates/format-date.ts";
import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import {
  CHECK_AFTER_DAYS,
  numberFor,
  plannerFor,
  tenthText,
} from "#app/domain/tools/plan/first-year.ts";
import { PLANNERS } from "#app/content-model/planners.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PlannerStyles } from "../planner-styles.tsx";
import { ToolButton } from "../parts/tool-button.tsx";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { type AssessmentOption, PlanSheet } from "../paper/plan-sheet.tsx";
import { Printing, usePrint } from "../paper/printing.tsx";
import { newRanchFile } from "#app/domain/tools/fields/file.ts";
import { KeepButton } from "../shell/strip.tsx";
import { StoreProvider, useNewStore, useRanch } from "../store/use-ranch.ts";

export interface Answers {
  readonly approach: AssessmentOption;
  readonly motivation: AssessmentOption;
}

/**
 * A one-page plan for the first year: the tenth, the dates and the money. It uses a ranch saved on this phone,
 * and saves nothing by itself.
 */
export function FirstYearPlan(answers: Answers) {
  const store = useNewStore(BLANK);
  return (
    <StoreProvider value={store}>
      <Printing
        onPrintCommand={false}
        sheets={{
          plan: {
            label: "the plan",
            load:
              async () =>
              ({ file }) => <PlanSheet {...answers} file={file} />,
          },
        }}
      >
        <PlannerStyles />
        <Plan {...answers} />
      </Printing>
    </StoreProvider>
  );
}

const BLANK = newRanchFile("first-year", "2026-01-01T12:00:00Z");

function Plan({ approach, motivation }: Answers) {
  const { state } = useRanch();
  const { print } = usePrint();
  const { file } = state;
  const [row] = file.herdRows;
  const { ranchAcres } = file.ranch;
  const { start } = file.season;
  const next = plannerFor(motivation.value);
  const planner = PLANNERS.find(({ slug }) => slug === next.slug);
  const parts = [
    tenthText(ranchAcres, "acres"),
    row?.head ? `grazed by all ${figure(row.head)} head` : null,
    file.money.cashLimit === null ? null : `${dollars(file.money.cashLimit)} set aside`,
  ].filter((part) => part !== null);
  return (
    <section className="tool-card first-year" aria-labelledby="first-year-heading">
      <h2 id="first-year-heading">Your first year on one page</h2>
      <p>
        <b>{approach.advice.title}.</b> {numberFor(approach.value)}
      </p>
      <div className="ticket">
        <p className="ticket-label">The first year changes a tenth</p>
        <p className="ticket-beside">
          {parts.length > 0
            ? parts.join(", ")
            : "Fill in acres, cattle and cash to see your tenth."}
        </p>
        {start ? (
          <p className="ticket-sum">
            Gate shut {dayAndMonth(start)}. Check on{" "}
            {CHECK_AFTER_DAYS.map((days) => dayAndMonth(addDays(start, days))).join(" and ")}.
          </p>
        ) : null}
        <p className="ticket-limit">
          <b>Note.</b> These dates are a plan. The plants decide when the gate opens.
        </p>
      </div>
      <div className="tool-grid">
        <FieldOf path="ranch.ranchAcres" />
        {row ? <FieldOf path={`herdRows.${row.id}.head`} label="Cattle" /> : null}
        <FieldOf path="money.cashLimit" />
        <FieldOf path="season.start" label="The day the gate shuts, or grazing begins" />
      </div>
      <div className="tool-buttons">
        <ToolButton className="btn" onClick={() => print("plan")}>
          Print the plan
        </ToolButton>
        <KeepButton className="btn ghost" />
        {planner ? (
          <Link className="btn ghost" to={`/tools/${planner.slug}`}>
            Continue in {planner.label}
          </Link>
        ) : null}
      </div>
      <p className="hint">{next.why}</p>
    </section>
  );
}
