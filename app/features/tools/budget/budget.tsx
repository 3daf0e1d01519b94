import { HAY } from "#app/domain/tools/planners/hay.ts";
import { HerdField } from "../parts/fields/field-of.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Fold } from "../parts/fold.tsx";
import { PlannerCard } from "../parts/planner-card.tsx";
import { HayDayPicture } from "../pictures/hay-day.tsx";
import { screenPart, stripPart } from "../shell/screens.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { plannerPage } from "../tool-page.tsx";

const SHEETS = {
  shopping: {
    label: "the shopping list",
    paper: lazyPart(async () => (await import("../paper/shopping-sheet.tsx")).ShoppingSheet),
  },
  budget: {
    label: "the budget",
    paper: lazyPart(async () => (await import("../paper/budget-sheet.tsx")).BudgetSheet),
  },
};
const YearLive = stripPart(async () => (await import("./year-screens.tsx")).YearLive);
const Nitrogen = lazyPart(async () => (await import("./nitrogen.tsx")).Nitrogen);

/** The budget: what a hay day costs, the shopping list, cash first, and the first year. */
export const { Page: BudgetTool, ready } = plannerPage({
  sheets: SHEETS,
  live: <YearLive />,
  later: [YearLive],
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
      content: screenPart(async () => (await import("./kit-screen.tsx")).KitScreen),
      next: "Next: the year",
    },
    {
      id: "year",
      label: "Year",
      heading: "The first year",
      content: screenPart(async () => (await import("./year-screens.tsx")).YearScreen),
      next: "Next: in the fall",
    },
    {
      id: "fall",
      label: "Fall",
      heading: "In the fall",
      content: screenPart(async () => (await import("./year-screens.tsx")).FallScreen),
      next: "Next: keep and print",
    },
  ],
});

function HayScreen() {
  const { state } = useRanch();
  const byTon = HAY.also(state.file);
  return (
    <PlannerCard
      planner={HAY}
      picture={(answer) => (answer.ok ? <HayDayPicture value={answer.value} /> : null)}
      fields={[...HAY.may, ...byTon, ...HAY.needs]}
    >
      {byTon.length > 0 ? <HerdField column="weightLb" /> : null}
      <Fold summary="What does nitrogen cost a day?" part={<Nitrogen />} />
    </PlannerCard>
  );
}
