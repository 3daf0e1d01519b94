import { addDays } from "../../../domain/dates/calendar-date.ts";
import { dayAndMonth } from "../../../domain/dates/format-date.ts";
import { dollars } from "../../../domain/tools/numbers/figures.ts";
import {
  CHECK_AFTER_DAYS,
  numberFor,
  plannerFor,
  tenthText,
} from "../../../domain/tools/plan/first-year.ts";
import { tenth } from "../../../domain/tools/paddocks/check-trial.ts";
import { PLANNERS } from "../../../content-model/planners.ts";
import { Link } from "../../../ui/links/link.tsx";
import { ToolButton } from "../parts/tool-button.tsx";
import { DateField } from "../parts/fields/date-field.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { type AssessmentOption, PlanSheet } from "../paper/plan-sheet.tsx";
import { Printing, usePrint } from "../paper/printing.tsx";
import { newRanchFile } from "../ranch-file/new-file.ts";
import { inGroup, inList } from "../store/edit.ts";
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
        sheets={{ plan: async () => () => <PrintedPlan {...answers} /> }}
      >
        <Plan {...answers} />
      </Printing>
    </StoreProvider>
  );
}

const BLANK = newRanchFile("first-year", "2026-01-01T12:00:00Z");

function PrintedPlan({ approach, motivation }: Answers) {
  const { state } = useRanch();
  return <PlanSheet approach={approach} motivation={motivation} file={state.file} />;
}

function Plan({ approach, motivation }: Answers) {
  const { store, state } = useRanch();
  const print = usePrint();
  const { file } = state;
  const [row] = file.herdRows;
  const { ranchAcres } = file.ranch;
  const { start } = file.season;
  const next = plannerFor(motivation.value);
  const planner = PLANNERS.find(({ slug }) => slug === next.slug);
  const parts = [
    tenthText(ranchAcres, "acres"),
    tenthText(row?.head ?? null, "head"),
    file.money.cashLimit === null
      ? null
      : `${dollars(tenth(file.money.cashLimit))} of ${dollars(file.money.cashLimit)}`,
  ].filter((part) => part !== null);
  return (
    <section className="tool-card first-year" aria-labelledby="first-year-heading">
      <h2 id="first-year-heading">Your first year on one page</h2>
      <p>
        <b>{approach.advice.title}.</b> {numberFor(approach.value)}
      </p>
      <div className="ticket">
        <p className="ticket-label">The first year touches a tenth</p>
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
          <b>Limit.</b> A plan of dates. The plants decide when the gate opens.
        </p>
      </div>
      <div className="tool-grid">
        <NumberOf
          group="ranch"
          name="ranchAcres"
          label="The whole ranch"
          unit="acres"
          limit="ranchAcres"
        />
        {row ? (
          <NumberField
            path={`herdRows.${row.id}.head`}
            label="Cattle"
            unit="head"
            value={row.head}
            limit="head"
            onValue={(head, path) => store.change(inList("herdRows", row.id, { head }), [path])}
          />
        ) : null}
        <NumberOf
          group="money"
          name="cashLimit"
          label="Cash earned and set aside"
          unit="$"
          limit="dollars"
        />
        <DateField
          path="season.start"
          label="The day the gate is shut, or grazing begins"
          value={start}
          onValue={(value, path) => store.change(inGroup("season", { start: value }), [path])}
        />
      </div>
      <div className="tool-buttons">
        <ToolButton className="btn" onClick={() => print("plan")}>
          Print the plan
        </ToolButton>
        {planner ? (
          <Link className="btn ghost" to={`/tools/${planner.slug}`}>
            Go on in {planner.label}
          </Link>
        ) : null}
      </div>
      <p className="hint">{next.why}</p>
      {state.isExample ? null : <SaveBar />}
    </section>
  );
}
