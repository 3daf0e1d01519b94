import { dollars } from "#app/domain/tools/numbers/figures.ts";
import type { HayDay } from "#app/domain/tools/planners/hay.ts";
import { Cow } from "./ink.tsx";

const WIDTH = 360;
const GROUND = 112;
/** So much a day is drawn as one bale or one tuft. */
const DOLLARS_EACH = 0.25;
const MAX_DRAWN = 9;

/** A cow's day: bales on one side of the fence, grass on the other, as many as it costs. Nothing where it costs nothing. */
export function HayDayPicture({ value: { fed, grazed } }: { readonly value: HayDay }) {
  const count = (amount: number) =>
    Math.min(MAX_DRAWN, Math.max(0, Math.round(amount / DOLLARS_EACH)));
  const [bales, tufts] = [count(fed), count(grazed)];
  return (
    <figure className="tool-picture">
      <svg
        viewBox={`0 0 ${WIDTH} ${GROUND + 24}`}
        role="img"
        aria-label={`On hay ${dollars(fed, 2)} per cow per day, on grass ${dollars(grazed, 2)}.`}
      >
        <path className="land-sky" d={`M0 0H${WIDTH}V60H0z`} />
        <path className="land-far" d={`M0 60V44q60-14 130-4t110-2 120 4v18z`} />
        <path className="land-dry" d={`M0 60H180V${GROUND}H0z`} />
        <path className="land-grass" d={`M180 60H${WIDTH}V${GROUND}H180z`} />
        {Array.from({ length: bales }, (_, index) => (
          <rect
            key={index}
            className="land-bale"
            x={64 + (index % 3) * 36}
            y={86 - Math.floor(index / 3) * 17}
            width="34"
            height="16"
          />
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
          hay {dollars(fed, 2)}
        </text>
        <text x={WIDTH - 4} y={GROUND + 18} textAnchor="end" className="strong">
          grass {dollars(grazed, 2)}
        </text>
      </svg>
    </figure>
  );
}
