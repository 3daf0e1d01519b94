import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { dollars } from "#app/domain/tools/numbers/figures.ts";
import { FALL, HAY, LABOR, YEAR } from "#app/domain/tools/planners/money.ts";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { HayDayPicture } from "../pictures/hay-day.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { type Planner, ToolPage } from "../tool-page.tsx";
import { FourLines, Guesses } from "./four-lines.tsx";
import { KitScreen } from "./kit-screen.tsx";

const SHEETS = {
  shopping: async () => (await import("./paper.tsx")).MyShoppingSheet,
  budget: async () => (await import("./paper.tsx")).MyBudgetSheet,
};
const PAPER = [
  { name: "shopping", label: "the shopping list" },
  { name: "budget", label: "the budget" },
] as const;

/** The budget: what a hay day costs, the shopping list, cash first, and the first year. */
export function BudgetTool({ example }: { readonly example: RanchFile }) {
  return <ToolPage example={example} sheets={SHEETS} paper={PAPER} usePlanner={useBudget} />;
}

function useBudget(): Planner {
  return {
    live: <YearLive />,
    first: "hay",
    screens: [
      {
        id: "hay",
        label: "Hay",
        heading: "A day of hay against a day of grass",
        content: <HayScreen />,
        next: "Next: the kit",
      },
      {
        id: "kit",
        label: "Kit",
        heading: "The kit, and whether cash pays for it",
        content: <KitScreen />,
        next: "Next: the year",
      },
      {
        id: "year",
        label: "Year",
        heading: "The first year",
        content: <YearScreen />,
        next: "Next: in the fall",
      },
      {
        id: "fall",
        label: "Fall",
        heading: "In the fall",
        content: <PlannerCard planner={FALL} />,
        next: "Next: keep and print",
      },
    ],
  };
}

/** The year's answer in the strip: "$218 left this year". */
function YearLive() {
  const answer = usePlanner(YEAR);
  if (!answer.ok) return <b>The year&rsquo;s answer</b>;
  const { net } = answer.value;
  return (
    <>
      <b className={net < 0 ? "short" : undefined}>{dollars(Math.abs(net))}</b>{" "}
      <span>{net < 0 ? "lost" : "left"} this year</span>
    </>
  );
}

function HayScreen() {
  const { state } = useRanch();
  const { herdRows, money } = state.file;
  const [row] = herdRows;
  const typed = money.hayPerCowDay !== null;
  return (
    <PlannerCard
      planner={HAY}
      picture={(answer) => (answer.ok ? <HayDayPicture value={answer.value} /> : null)}
      fields={
        typed
          ? ["money.hayPerCowDay", "money.grazedCost"]
          : [
              "money.hayPerCowDay",
              "money.hayPerTon",
              "money.hayIntakePct",
              "money.dryMatterPct",
              "money.storageLossPct",
              "money.feedingLossPct",
              "money.grazedCost",
            ]
      }
    >
      {row && !typed ? <FieldOf path={`herdRows.${row.id}.weightLb`} /> : null}
      <FieldOf path="money.feedingCost" />
    </PlannerCard>
  );
}

function YearScreen() {
  const { state } = useRanch();
  const [row] = state.file.herdRows;
  const answer = usePlanner(YEAR);
  return (
    <PlannerCard
      planner={YEAR}
      fields={["money.hayDays", "money.laborHours", "money.wage", "money.lifeYears"]}
      picture={() => null}
      before={row ? <FieldOf path={`herdRows.${row.id}.head`} label="Cows" /> : null}
      below={
        answer.ok ? (
          <>
            <FourLines value={answer.value} />
            <Guesses weights={answer.value.weights} />
          </>
        ) : null
      }
    >
      <details className="tool-more">
        <summary>Other income, savings and bills</summary>
        <FieldOf path="money.addedIncome" />
        <FieldOf path="money.otherSavings" />
        <FieldOf path="money.lostIncome" />
        <FieldOf path="money.yearlyBills" />
      </details>
      <details className="tool-more">
        <summary>What a move costs</summary>
        <PlannerCard planner={LABOR} fields={["money.moveMinutes", "money.moveEveryDays"]} />
      </details>
    </PlannerCard>
  );
}
