import { HAY, type HayDay } from "#app/domain/tools/planners/hay.ts";
import { HerdField } from "../parts/fields/field-of.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Fold } from "../parts/fold.tsx";
import { PlannerCard } from "../parts/planner-card.tsx";
import { screenPart, stripPart } from "../shell/screens.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { plannerPage } from "../tool-page.tsx";
import { dollars } from "#app/domain/tools/numbers/figures.ts";
import { Cow, InkPatterns, Picture } from "../pictures/ink.tsx";

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
  Live: YearLive,
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

const WIDTH = 360;
const GROUND = 112;
/** The cost per day that one drawn bale or tuft stands for. */
const DOLLARS_EACH = 0.25;
const MAX_DRAWN = 9;

/** A cow's day: bales on one side of the fence and tufts of grass on the other, as many as each costs. */
function HayDayPicture({ value: { fed, grazed } }: { readonly value: HayDay }) {
  const count = (amount: number) =>
    Math.min(MAX_DRAWN, Math.max(0, Math.round(amount / DOLLARS_EACH)));
  const grass = grazed === 0 ? "grass, no cost" : `grass ${dollars(grazed, 2)}`;
  const [bales, tufts] = [count(fed), count(grazed)];
  return (
    <Picture
      width={WIDTH}
      height={GROUND + 24}
      says={`For a cow for a day: hay ${dollars(fed, 2)}, ${grass}.`}
    >
      <path className="land-sky" d={`M0 0H${WIDTH}V60H0z`} />
      <path className="land-far" d={`M0 60V44q60-14 130-4t110-2 120 4v18z`} />
      <path className="land-dry" d={`M0 60H180V${GROUND}H0z`} />
      <InkPatterns id="hay" />
      <path className="land-grass" d={`M180 60H${WIDTH}V${GROUND}H180z`} />
      <path fill="url(#hay-grass)" d={`M180 66H${WIDTH}V${GROUND}H180z`} />
      {Array.from({ length: bales }, (_, index) => (
        <g
          key={index}
          className="land-bale"
          transform={`translate(${76 + (index % 3) * 29 + (index % 6 > 2 ? 14 : 0)} ${96 - Math.floor(index / 3) * 24})`}
        >
          <circle r="13" />
          <circle r="7" />
        </g>
      ))}
      {Array.from({ length: tufts }, (_, index) => (
        <path
          key={index}
          className="ink-blade"
          d={`M${206 + (index % 3) * 20} ${104 - Math.floor(index / 3) * 14}l-6-22 5 22 0-28 4 28 6-20-4 20z`}
        />
      ))}
      <path className="post" d={`M180 40V${GROUND}`} />
      <Cow x={30} y={108} height={36} />
      <Cow x={320} y={104} height={36} coat="rust" />
      <text x="4" y={GROUND + 18} className="strong">
        {`hay ${dollars(fed, 2)}`}
      </text>
      <text x={WIDTH - 4} y={GROUND + 18} textAnchor="end" className="strong">
        {grass}
      </text>
    </Picture>
  );
}
