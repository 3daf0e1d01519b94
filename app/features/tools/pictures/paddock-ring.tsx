import { figure } from "../../../domain/tools/numbers/figures.ts";

export interface RingPart {
  readonly id: string;
  readonly name: string;
  readonly days: number;
  /** Days rested; null where it has not been grazed. */
  readonly rested: number | null;
  readonly herd: boolean;
  readonly wanted: number;
}

const CENTER = 163;
const OUTER = 128;
const WIDTH = 56;

/** Paddocks as a ring: the arc is the stay, the number the days rested, the solid arc the herd. */
export function PaddockRing({
  parts,
  restDays,
}: {
  readonly parts: readonly RingPart[];
  readonly restDays: number;
}) {
  const arcs = arcsOf(parts);
  const words = parts
    .map(
      ({ name, days, rested, herd }) =>
        `${name}: ${figure(days, 1)} days a stay, ${herd ? "the herd is here" : rested === null ? "not grazed yet" : `rested ${figure(rested)} days`}`,
    )
    .join(". ");
  const labeled = parts.length <= 16;
  return (
    <figure className="tool-picture">
      <svg viewBox="0 0 326 326" role="img" aria-label={`Ring of paddocks. ${words}.`}>
        {GROUNDS.map((each) => (
          <path
            key={each}
            className={`${each} ring-arc`}
            d={arcs
              .filter((arc) => ground(arc) === each)
              .map(({ from, to }) => arcPath(from, to))
              .join("")}
          />
        ))}
        {labeled ? arcs.map((arc) => <Label key={arc.id} {...arc} />) : null}
        <text x={CENTER} y={CENTER - 6} textAnchor="middle" className="ring-figure">
          {figure(restDays)}
        </text>
        <text x={CENTER} y={CENTER + 20} textAnchor="middle">
          days of rest
        </text>
      </svg>
    </figure>
  );
}

/** Each paddock's arc, in turns of the ring. */
function arcsOf(parts: readonly RingPart[]) {
  const all = parts.reduce((sum, { days }) => sum + days, 0);
  let turned = 0;
  return parts.map((part) => {
    const from = turned;
    turned += part.days / all;
    return { ...part, from, to: turned };
  });
}

/** All paddocks of one ground are one path: there may be sixty. */
const GROUNDS = ["ink-done", "ink-rest-1", "ink-rest-2", "ink-rest-3"] as const;

function ground({ herd, rested, wanted }: RingPart): (typeof GROUNDS)[number] {
  if (herd) return "ink-done";
  if (rested === null || rested >= wanted) return "ink-rest-3";
  return rested >= wanted / 2 ? "ink-rest-2" : "ink-rest-1";
}

const at = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [CENTER + radius * Math.cos(angle), CENTER + radius * Math.sin(angle)]
    .map((value) => value.toFixed(1))
    .join(" ");
};

/** A ring's part from one turn to another, with a gap like a wire between neighbors. */
function arcPath(from: number, to: number): string {
  const gap = 0.004;
  const [a, b] = [from + gap, to - gap];
  const large = b - a > 0.5 ? 1 : 0;
  const inner = OUTER - WIDTH;
  return `M${at(a, OUTER)}A${OUTER} ${OUTER} 0 ${large} 1 ${at(b, OUTER)}L${at(b, inner)}A${inner} ${inner} 0 ${large} 0 ${at(a, inner)}Z`;
}

function Label({
  from,
  to,
  name,
  herd,
  rested,
}: RingPart & { readonly from: number; readonly to: number }) {
  const middle = (from + to) / 2;
  const [x, y] = at(middle, OUTER - WIDTH / 2).split(" ");
  const [nameX, nameY] = at(middle, OUTER + 20).split(" ");
  return (
    <>
      <text x={x} y={Number(y) + 6} textAnchor="middle" className={herd ? "on-ink" : "on-rest"}>
        {herd ? "herd" : rested === null ? "–" : figure(rested)}
      </text>
      <text x={nameX} y={Number(nameY) + 6} textAnchor="middle">
        {name.slice(0, 6)}
      </text>
    </>
  );
}
