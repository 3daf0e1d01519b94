import { addDays, calendarDate, daysBetween } from "#app/domain/dates/calendar-date.ts";
import { loggedUnitDays } from "#app/domain/tools/chart/figures.ts";
import { daysFrom } from "#app/domain/tools/chart/moment.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { icsFile, moveEvent } from "#app/domain/tools/out/calendar.ts";
import { csv } from "#app/domain/csv.ts";
import { shareHash } from "#app/domain/tools/out/share-link.ts";
import { tenth } from "#app/domain/tools/paddocks/sums.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import {
  FLIES,
  MINERAL,
  NITRATE_TEST,
  RING,
  WORM_REST,
} from "#app/domain/tools/planners/field-tests.ts";
import { site } from "#content/site.ts";
import { type Inputs, named, type Sheet, sheet } from "../sheet.ts";
import { eatenOn, paddocks } from "./grass.ts";

const date = (i: Inputs, name: string) => calendarDate(i.text(name));

/** Animal-unit days an acre, as computed from a stay in the log. */
function unitDaysPerAcre(i: Inputs, acres: number, from: string, to: string) {
  const [on, out] = [calendarDate(from), calendarDate(to)];
  const herd = { "herdRows.a.head": i.num("au"), ...paddocks([acres]) };
  const stay = newEntry("log", { id: "s", paddockId: "p0", in: on, out });
  return loggedUnitDays(i.ranch(herd), stay, out);
}

/** The chart, the calendar file and the table. */
export const CHARTS: readonly Sheet[] = [
  sheet("head aue in out", (i) => {
    const { days } = eatenOn(i, i.head * i.aue, 1000, i.text("in"), i.text("out"));
    return { days };
  }),
  sheet("au days acres", (i) => ({
    auDaysPerAcre: unitDaysPerAcre(i, i.acres, "2027-06-01", `2027-06-${String(1 + i.days)}`),
  })),
  sheet("au acres in out", (i) => {
    const [from, to] = [i.text("in"), i.text("out")];
    const { days, eatenLbAc } = eatenOn(i, i.au, i.acres, from, to);
    return { days, auDaysPerAcre: unitDaysPerAcre(i, i.acres, from, to), lbPerAcre: eatenLbAc };
  }),
  sheet("paddocks restDays start rounds", (i) => {
    const names = Array.from({ length: i.paddocks }, (_, index) => `P${index + 1}`);
    const list = names.map((id) => newEntry("paddocks", { id, acres: 10 }));
    const start = { "season.start": i.text("start"), "season.days": null };
    const { rows } = i.result(CHART, { paddocks: list, ...start });
    const [first, second] = rows.filter(({ paddockId }) => paddockId === "P1");
    return {
      rows: rows.map((row) => [row.paddockId, row.in, row.out]),
      restP1: first && second ? daysFrom(first.out, second.in) : null,
    };
  }),
  sheet("firstFrost restDays", (i) => ({ shutBy: addDays(date(i, "firstFrost"), -i.restDays) })),
  sheet("from to", (i) => ({ days: daysBetween(date(i, "from"), date(i, "to")) })),
  sheet("date plus fall", (i) => ({
    a: addDays(date(i, "date"), i.plus),
    b: addDays(date(i, "fall"), i.plus),
    leap: addDays(calendarDate("2028-02-27"), i.plus),
    year: addDays(calendarDate("2026-12-31"), i.plus),
  })),
  sheet("event dtstamp", (i) => {
    const [, from = "", to = "", on = ""] =
      /^move (\S+) to (\S+) on (\S+)$/.exec(i.text("event")) ?? [];
    const day = calendarDate(on);
    const uid = `plan1-${to.toLowerCase()}-${on.replaceAll("-", "")}`;
    const event = moveEvent(uid, day, to, { name: from, restUntil: addDays(day, 30) });
    const ics = icsFile([event], i.text("dtstamp"), site.name);
    const octets = ics.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    return { ics, maxOctets: Math.max(...octets), endsWithCrlf: ics.endsWith("\r\n") };
  }),
  sheet("rows", (i) => ({
    csv: csv(
      i
        .lists("rows")
        .map((row) => row.map((value) => (typeof value === "number" ? value : String(value)))),
    ),
  })),
];

export const SHARE: readonly Sheet[] = [
  sheet("hd wt ac gr sh sd", (i) => ({ hash: shareHash(i.ranch({ "season.start": null })) })),
];

export const TESTS: readonly Sheet[] = [
  sheet("minutes", (i) => {
    const { water, ...rings } = i.result(RING, { "tests.ringMinutes": i.nums("minutes") });
    return { ...rings, flOzFor6in: water?.flOz, mlFor6in: water?.ml };
  }),
  sheet("highF restDays", (i) => ({ larvaeDeadPct: i.result(WORM_REST).deadPct })),
  sheet("no3nPpm", (i) => ({
    cls: i.nums("no3nPpm").map((ppm) => {
      const report = { "tests.nitratePpm": ppm, "tests.nitrateUnit": "no3n" };
      return i.result(NITRATE_TEST, report).band.share;
    }),
  })),
  sheet("flies", (i) => i.result(FLIES, { "tests.flies": i.nums("flies") })),
  sheet("bagLb cows oz", (i) =>
    named("d", i.nums("oz"), (oz) => i.result(MINERAL, { "tests.mineralOz": oz }).days),
  ),
];

export const ASSESSMENT: readonly Sheet[] = [
  sheet("acres cows cash", (i) => ({
    trialAcres: tenth(i.acres),
    trialHead: tenth(i.cows),
    trialCash: tenth(i.cash),
  })),
];
