import type { GuessWeight } from "../../../domain/tools/money/budget.ts";
import { dollars } from "../../../domain/tools/numbers/figures.ts";
import { InkPatterns } from "./ink.tsx";

const WIDTH = 326;
const ROW = 58;
const MAX_GUESSES = 5;

/**
 * A tornado chart: how far each guess moves the year's result. Losses are hatched, gains solid, amounts always
 * in figures.
 */
export function Tornado({ weights }: { readonly weights: readonly GuessWeight[] }) {
  const shown = weights.slice(0, MAX_GUESSES);
  const largestChange = Math.max(
    1,
    ...shown.flatMap(({ lower, higher }) => [Math.abs(lower), Math.abs(higher)]),
  );
  const half = WIDTH / 2;
  const description = shown
    .map(
      ({ label, lower, higher }) =>
        `${label}: a quarter lower ${dollars(lower)}, a quarter higher ${dollars(higher)}`,
    )
    .join(". ");
  return (
    <figure className="tool-picture">
      <svg
        viewBox={`0 0 ${WIDTH} ${shown.length * ROW + 4}`}
        role="img"
        aria-label={`What would change it most. ${description}.`}
      >
        <InkPatterns id="tornado" />
        {shown.map(({ key, label, lower, higher }, index) => {
          const y = index * ROW;
          return (
            <g key={key}>
              <text x="0" y={y + 16}>
                {label}
              </text>
              <text x={WIDTH} y={y + 16} textAnchor="end">
                {dollars(Math.min(lower, higher))} / +{dollars(Math.max(lower, higher))}
              </text>
              {[lower, higher].map((change, side) => {
                const length = (Math.abs(change) / largestChange) * (half - 4);
                const x = change < 0 ? half - length : half;
                return (
                  <rect
                    key={side === 0 ? "lower" : "higher"}
                    {...(change < 0 ? { fill: "url(#tornado-short)" } : { className: "ink-done" })}
                    x={x}
                    y={y + 24}
                    width={length}
                    height="22"
                  />
                );
              })}
              <path className="ink-frame" d={`M${half} ${y + 21}v28`} />
            </g>
          );
        })}
      </svg>
      <figcaption>
        Each guess a quarter lower and a quarter higher, and what it does to the year&rsquo;s end.
      </figcaption>
    </figure>
  );
}
