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
  const all = parts.reduce((sum, { days }) => sum + days, 0);
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { days }) => sum + days, 0) / all;
  const arcs = parts.map((part, index) => ({
    ...part,
    from: before(index),
    to: before(index + 1),
  }));
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
        {arcs.map((arc) => (
          <g key={arc.id}>
            <path className={ground(arc)} d={arcPath(arc.from, arc.to)} />
            {labeled ? <Label {...arc} /> : null}
          </g>
        ))}
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

function ground({ herd, rested, wanted }: RingPart): string {
  if (herd) return "ink-done ring-arc";
  if (rested === null || rested >= wanted) return "ink-rest-3 ring-arc";
  return rested >= wanted / 2 ? "ink-rest-2 ring-arc" : "ink-rest-1 ring-arc";
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
