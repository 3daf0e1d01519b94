import { memo, useDeferredValue } from "react";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { daysFrom, type Moment } from "#app/domain/tools/chart/moment.ts";
import { HERD_IDS, type PlanRow, staysOf, theHerd } from "#app/domain/tools/chart/stays.ts";
import type { HerdId, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { useRanch, useToday } from "#app/features/tools/store/use-ranch.ts";
import { daysText, figure } from "#app/domain/tools/numbers/figures.ts";
import { Cow, InkPatterns } from "#app/features/tools/pictures/ink.tsx";

/** The paddocks as a ring, with the herd in one of them. Deferred, so that typing stays fast. */
export function PaddocksRing({ id }: { readonly id: string }) {
  const { state } = useRanch();
  const today = useToday();
  return <Ring id={id} file={useDeferredValue(state.file)} today={today} />;
}

interface RingProps {
  readonly id: string;
  readonly file: RanchFile;
  readonly today: CalendarDate;
}

const Ring = memo(({ id, file, today }: RingProps) => {
  const answer = solve(PADDOCKS, file, today);
  const plan = solve(CHART, file, today);
  if (!answer.ok) return null;
  const herds = plan.ok ? plan.value.herds : [];
  const rows = plan.ok ? plan.value.rows : [];
  const left = leftOn(file, rows, today);
  return (
    <PaddockRing
      id={id}
      restDays={file.season.restDays ?? 0}
      parts={answer.value.paddocks.map(({ id: paddockId, name, stayDays }) => {
        const out = left.get(paddockId);
        const here = herds.flatMap((herd) =>
          herd.here?.paddockId === paddockId ? { ...herd, ...herd.here } : [],
        );
        const stay = here[0]
          ? { in: here[0].since, out: here[0].due }
          : rows.find((row) => row.paddockId === paddockId);
        return {
          id: paddockId,
          name,
          days: stayDays,
          plannedDays: stay?.out ? daysFrom(stay.in, stay.out) : null,
          herds: here.map(({ herdId, since, due }) => ({
            herdId,
            name: theHerd(file, herdId),
            share: Math.min(
              1,
              (Math.max(0, daysFrom(since, today)) + 0.5) / (due ? daysFrom(since, due) : stayDays),
            ),
          })),
          rested: out === undefined ? null : daysFrom(out, today),
        };
      })}
    />
  );
});

/** The day each paddock was last left, by the log or, without one, by the plan. */
function leftOn(
  { log }: RanchFile,
  rows: readonly PlanRow[],
  today: CalendarDate,
): ReadonlyMap<string, Moment> {
  const stays = log.length === 0 ? rows : HERD_IDS.flatMap((herdId) => staysOf(log, herdId));
  const outs = new Map<string, Moment>();
  for (const { paddockId, out } of stays) {
    const before = outs.get(paddockId);
    if (out !== null && out <= today && (!before || out > before)) outs.set(paddockId, out);
  }
  return outs;
}

interface RingPart {
  readonly id: string;
  readonly name: string;
  /** Days of a stay, which make its arc. */
  readonly days: number;
  /** Days of the stay that is planned or running; null if none is. */
  readonly plannedDays: number | null;
  /** Days rested; null if it has not been grazed. */
  readonly rested: number | null;
  /** The herds that are there, and the share of the stay that each has used. */
  readonly herds: readonly {
    readonly herdId: HerdId;
    /** "the herd". */
    readonly name: string;
    readonly share: number;
  }[];
}

const CENTER = 163;
const OUTER = 128;
const WIDTH = 64;
/** The shortest arc with room for a number and a name, in turns of the ring: sixteen equal arcs have it. */
const LABELED = 0.06;
/** A longer name is cut. */
const LETTERS = 7;
/** Matches the words that all names, one per line, begin with. Labels omit them: "Paddock 12" is "12". */
const ALL_BEGIN = /^(.* ).*(?:\n\1.*)*$/;

/**
 * Paddocks as a ring: the length of an arc is the stay, the number is the days rested, a leaf says that it has
 * rested enough, the cattle are the herd, and the triangle is today.
 */
export function PaddockRing({
  id,
  parts,
  restDays,
}: {
  /** Unique among the pictures of a page: patterns of a hidden one are not drawn. */
  readonly id: string;
  readonly parts: readonly RingPart[];
  readonly restDays: number;
}) {
  const arcs = arcsOf(parts, restDays);
  // Paddocks of one shade are drawn as one path, since there may be sixty.
  const pathOf = (each: (typeof SHADES)[number]) =>
    arcs
      .filter(({ shade }) => shade === each)
      .map(({ from, to }) => arcPath(from, to))
      .join("");
  const description = parts
    .map(({ name, plannedDays, rested, herds }) => {
      const stay = plannedDays === null ? "" : `${daysText(plannedDays)} a stay, `;
      const rest = rested === null ? "not grazed yet" : `rested ${daysText(rested)}`;
      const here = herds.map((herd) => `${herd.name} is here`).join(", ");
      return `${name}: ${stay}${here || rest}`;
    })
    .join(". ");
  return (
    <figure className="tool-picture paddock-ring">
      <svg
        viewBox="0 0 326 326"
        role="img"
        aria-label={`Ring of paddocks, ${figure(restDays)} days of rest. ${description}.`}
      >
        <InkPatterns id={id} />
        {SHADES.map((each) => (
          <path key={each} className={each} stroke="currentColor" d={pathOf(each)} />
        ))}
        <path fill={`url(#${id}-grass)`} d={pathOf("ink-rest-3")} />
        {arcs.map(({ id, herds, from, to }) =>
          herds.length === 0 ? null : (
            <g key={id}>
              <path
                className="ink-rest-1"
                d={arcPath(from, to)}
                stroke="currentColor"
                strokeWidth="5"
                strokeDasharray={isSecond(herds) ? "9 5" : undefined}
              />
              <Herd from={from} to={to} second={isSecond(herds)} />
              {herds.map(({ herdId, share }) => (
                <path
                  key={herdId}
                  className="ink-today"
                  d={TODAY}
                  transform={turned(from + (to - from) * share)}
                />
              ))}
            </g>
          ),
        )}
        {arcs.map((arc) => (arc.to - arc.from < LABELED ? null : <Label key={arc.id} {...arc} />))}
        <text x={CENTER} y={CENTER - 2} textAnchor="middle" className="ring-figure">
          {figure(restDays)}
        </text>
        <text x={CENTER} y={CENTER + 22} textAnchor="middle">
          days of rest
        </text>
      </svg>
    </figure>
  );
}

/** The second herd alone: its arc is dashed, as its boxes are on the chart, and its cattle are red. */
const isSecond = (herds: RingPart["herds"]) => herds.every(({ herdId }) => herdId === "herd-2");

/** Two cows in the middle of an arc; one if the arc is short. */
function Herd({
  from,
  to,
  second,
}: {
  readonly from: number;
  readonly to: number;
  readonly second: boolean;
}) {
  const [x, y] = point((from + to) / 2, OUTER - WIDTH / 2);
  const wide = to - from > 0.1;
  return (
    <>
      <Cow x={wide ? x - 12 : x} y={y + 6} height={27} coat={second ? "rust" : "ink"} />
      {wide ? <Cow x={x + 10} y={y + 24} height={27} coat="rust" /> : null}
    </>
  );
}

/** Each paddock's arc, in turns of the ring (0 to 1). */
function arcsOf(parts: readonly RingPart[], restDays: number) {
  const totalDays = parts.reduce((sum, { days }) => sum + days, 0);
  const names = parts.map(({ name }) => name).join("\n");
  const [, shared = ""] = ALL_BEGIN.exec(names) ?? [];
  let turned = 0;
  return parts.map((part) => {
    const from = turned;
    turned += part.days / totalDays;
    return {
      ...part,
      label: part.name.slice(shared.length),
      from,
      to: turned,
      shade: shade(part, restDays),
    };
  });
}

const SHADES = ["ink-rest-1", "ink-rest-2", "ink-rest-3"] as const;

function shade({ herds, rested }: RingPart, restDays: number) {
  if (herds.length > 0) return null;
  if (rested === null || rested >= restDays) return "ink-rest-3";
  return rested >= restDays / 2 ? "ink-rest-2" : "ink-rest-1";
}

function point(turn: number, radius: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const placed = (share: number) => Math.round((CENTER + radius * share) * 10) / 10;
  return [placed(Math.cos(angle)), placed(Math.sin(angle))];
}

/** An arc from one turn to another, with a gap like a wire between neighbors. */
function arcPath(from: number, to: number): string {
  const gap = 0.004;
  const [a, b] = [from + gap, to - gap];
  const large = b - a > 0.5 ? 1 : 0;
  const inner = OUTER - WIDTH;
  const at = (turn: number, radius: number) => point(turn, radius).join(" ");
  return `M${at(a, OUTER)}A${OUTER} ${OUTER} 0 ${large} 1 ${at(b, OUTER)}L${at(b, inner)}A${inner} ${inner} 0 ${large} 0 ${at(a, inner)}Z`;
}

/** The wire between two paddocks, seen from above, with the loop of its pigtail post. */
const POST = "M163 101V29a4 4 0 1 1 4 4";

/** A triangle inside the ring's top. */
const TODAY = "M163 100l8 14h-16z";
const turned = (turn: number) => `rotate(${turn * 360} ${CENTER} ${CENTER})`;

function Label({ from, to, label, rested, shade }: ReturnType<typeof arcsOf>[number]) {
  const middle = (from + to) / 2;
  const [x, y] = point(middle, OUTER - WIDTH / 2);
  const [nameX, nameY] = point(middle, OUTER + 28);
  return (
    <>
      <path className="ink-line" d={POST} strokeWidth="2" transform={turned(from)} />
      {shade === null ? null : shade === "ink-rest-3" ? (
        <path className="ring-leaf" d={`M${x} ${y - 10}m-10 0q20 0 20 20q-20 0-20-20m20 20`} />
      ) : (
        <>
          <circle className="ring-disc" cx={x} cy={y} r="17" />
          <text x={x} y={y + 6} textAnchor="middle" className="on-rest">
            {figure(rested ?? 0)}
          </text>
        </>
      )}
      <text x={nameX} y={nameY + 6} textAnchor="middle">
        {label.length > LETTERS ? `${label.slice(0, LETTERS - 1).trimEnd()}…` : label}
      </text>
    </>
  );
}
