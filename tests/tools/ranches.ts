import fc from "fast-check";
import { addDays, calendarDate, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { LogChange } from "#app/domain/tools/chart/log.ts";
import type { Moment } from "#app/domain/tools/chart/moment.ts";
import { FIELDS, type LogEntry, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt } from "#app/domain/tools/fields/file.ts";
import { newEntry, newRanchFile } from "#app/domain/tools/fields/new.ts";
import { type Limit, LIMITS } from "#app/domain/tools/numbers/limits.ts";
import { type Planner, solve } from "#app/domain/tools/planner.ts";

export { EXAMPLE_FILE as EXAMPLE } from "#app/features/tools/ranch-file/example-file.ts";
export const BLANK = newRanchFile("blank", "2027-01-01T12:00:00Z");
export const START = calendarDate("2027-05-15");
export const day = (text: string): CalendarDate => calendarDate(`2027-${text}`);

/** The documented worked example: 50 cows, four paddocks of 10 acres, 3,000 lb oven-dry grown, rest 30. */
export const WALK: RanchFile = {
  ...BLANK,
  ranch: { ...BLANK.ranch, ranchAcres: 400 },
  method: { ...BLANK.method, growthBasis: "oven" },
  herdRows: [newEntry("herdRows", { id: "herd-1", head: 50, weightLb: 1300 })],
  pastures: [newEntry("pastures", { id: "pasture-1", acres: 400, growthLbAc: 3000 })],
  paddocks: BLANK.paddocks.map((paddock) => ({ ...paddock, acres: 10 })),
  season: { ...BLANK.season, start: START, days: 180 },
};

/** A planner's result for a ranch. @throws Error if it has none. */
export function valueOf<Value>(planner: Planner<Value>, file: RanchFile, today = START): Value {
  const answer = solve(planner, file, today);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** The ranch with other values, by their paths. */
export const change = (file: RanchFile, values: Readonly<Record<string, unknown>>): RanchFile =>
  Object.entries(values).reduce((made, [path, value]) => setAt(made, path, value), file);

/** The ranch after a change of its log. @throws Error if the change was rejected. */
export function done(made: LogChange): RanchFile {
  if (!made.ok) throw new Error(made.finding.message);
  return made.file;
}

let entries = 0;
/** A stay in the log. */
export const stay = (
  paddockId: string,
  on: Moment,
  out: Moment | null = null,
  fields: Partial<LogEntry> = {},
): LogEntry => newEntry("log", { id: `log-${entries++}`, paddockId, in: on, out, ...fields });

const option = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const span = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, length]) => ({ from: addDays(START, from), to: addDays(START, from + length) }));

const animals = fc.record({
  head: fc.integer({ min: 1, max: 2000 }),
  weightLb: fc.integer({ min: 400, max: 1900 }),
  calvesBorn: option(fc.integer({ min: 0, max: 364 }).map((after) => addDays(day("01-01"), after))),
});

/**
 * Any ranch that the planners accept: two to twelve paddocks, with or without growth, heights, calves and closures, and
 * a second herd if that leaves a paddock at rest.
 */
export const ranch: fc.Arbitrary<RanchFile> = fc
  .record({
    first: animals,
    second: option(animals),
    intakePct: fc.double({ min: 1.5, max: 5, noNaN: true }),
    growthBasis: fc.constantFrom("air", "oven"),
    growthLbAc: option(fc.integer({ min: 100, max: 12_000 })),
    sharePctSeason: fc.integer({ min: 5, max: 80 }),
    heightIn: option(fc.integer({ min: 5, max: 40 })),
    lbPerIn: fc.integer({ min: 50, max: 500 }),
    sharePctLayer: fc.integer({ min: 20, max: 90 }),
    restDays: fc.integer({ min: 5, max: 120 }),
    days: option(fc.integer({ min: 30, max: 366 })),
    moves: fc.constantFrom("day", "half"),
    windows: fc.array(fc.tuple(span, fc.integer({ min: 5, max: 120 })), { maxLength: 2 }),
    blocks: fc.array(fc.tuple(span, fc.integer({ min: 1, max: 12 })), { maxLength: 3 }),
    paddocks: fc.array(
      fc.record({
        acres: fc.double({ min: 0.5, max: 400, noNaN: true }),
        rating: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 2, maxLength: 12 },
    ),
  })
  .map((made) => ({
    ...BLANK,
    method: { ...BLANK.method, intakePct: made.intakePct, growthBasis: made.growthBasis },
    herdRows: [
      newEntry("herdRows", { id: "herd-1", ...made.first }),
      ...(made.second && made.paddocks.length > 2
        ? [newEntry("herdRows", { id: "herd-2", herd: "herd-2", ...made.second })]
        : []),
    ],
    pastures: [
      newEntry("pastures", {
        id: "pasture-1",
        acres: made.paddocks.reduce((sum, { acres }) => sum + acres, 0),
        growthLbAc: made.growthLbAc,
        sharePctSeason: made.sharePctSeason,
      }),
    ],
    paddocks: made.paddocks.map((size, index) =>
      newEntry("paddocks", { id: `p${index + 1}`, name: `P${index + 1}`, ...size }),
    ),
    season: {
      ...BLANK.season,
      start: START,
      days: made.days,
      restDays: made.restDays,
      moves: made.moves,
      heightIn: made.heightIn,
      stubbleIn: 4,
      lbPerIn: made.lbPerIn,
      sharePctLayer: made.sharePctLayer,
      rest: made.windows.map(([at, restDays], index) =>
        newEntry("season.rest", { id: `rest-${index}`, ...at, days: restDays }),
      ),
      blocks: made.blocks.map(([at, paddock], index) =>
        newEntry("season.blocks", { id: `block-${index}`, paddockId: `p${paddock}`, ...at }),
      ),
    },
  }));

const MOST = 5000;

/** The path of every number in these groups, with random values within its limits. */
export const NUMBERS = (
  ["fence", "prices", "money", "water", "drought", "season"] as const
).flatMap((group) =>
  Object.entries(FIELDS[group]).flatMap(([name, field]) =>
    field.kind === "number" ? [{ path: `${group}.${name}`, value: within(field.limit) }] : [],
  ),
);

function within(name: keyof typeof LIMITS): fc.Arbitrary<number> {
  const { min, max, whole }: Limit = LIMITS[name];
  const range = { min: Math.max(min, -MOST), max: Math.min(max, MOST) };
  if (whole) return fc.integer(range);
  const hundredths = { min: Math.ceil(range.min * 100), max: Math.floor(range.max * 100) };
  return fc.integer(hundredths).map((value) => value / 100);
}

/** Any ranch with fence, pipe, prices and drought values, so that its kit and its year have a result. */
export const budgeted: fc.Arbitrary<RanchFile> = fc
  .tuple(ranch, fc.boolean(), ...NUMBERS.map(({ value }) => value))
  .map(([file, byTon, ...values]) => {
    const filled = NUMBERS.reduce((made, { path }, at) => setAt(made, path, values[at]), file);
    const dated = setAt(setAt(filled, "drought.date", START), "drought.until", day("10-31"));
    return byTon ? setAt(dated, "money.hayPerCowDay", null) : dated;
  });
