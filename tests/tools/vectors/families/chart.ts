import { addDays, calendarDate, daysBetween } from "#app/domain/dates/calendar-date.ts";
import { averageHerd, shutBy, unitDaysPerAcre } from "#app/domain/tools/chart/figures.ts";
import { daysFrom } from "#app/domain/tools/chart/moment.ts";
import { newEntry, newRanchFile } from "#app/domain/tools/fields/file.ts";
import { csv, type CsvValue } from "#app/domain/tools/out/csv.ts";
import { icsFile, moveEvent } from "#app/domain/tools/out/calendar.ts";
import { shareHash } from "#app/domain/tools/out/share-link.ts";
import { planChart } from "#app/domain/tools/planners/chart.ts";
import { site } from "#content/site.ts";
import { LB_PER_UNIT_DAY, animalUnitMonths, type Inputs, type Sheet, sheet } from "../sheet.ts";

const REST_DAYS = 30;
const date = (i: Inputs, name: string) => calendarDate(i.text(name));
const mostOctets = (text: string) =>
  Math.max(...text.split("\r\n").map((line) => new TextEncoder().encode(line).length));

const plannedEvent = (text: string) => {
  const [, from = "", to = "", on = ""] = /^move (\S+) to (\S+) on (\S+)$/.exec(text) ?? [];
  const day = calendarDate(on);
  return moveEvent({
    uid: `plan1-${to.toLowerCase()}-${on.replaceAll("-", "")}`,
    row: { paddockId: to, in: day, out: day },
    name: to,
    fromName: from,
    restUntil: addDays(day, REST_DAYS),
  });
};

const csvRows = (i: Inputs) =>
  i.list("rows").map((row) => {
    if (!Array.isArray(row)) throw new TypeError("input rows is not a list of rows");
    return row.map((value): CsvValue => (typeof value === "number" ? value : String(value)));
  });

export const CHART: readonly Sheet[] = [
  sheet("head aue in out", "head x AU x days / 30", (i) => {
    const days = daysBetween(date(i, "in"), date(i, "out"));
    return { days, aum: animalUnitMonths(i.head * i.aue, days) };
  }),
  sheet("au days acres", "AU x days / acres", (i) => {
    const perAcre = unitDaysPerAcre(i.au, i.days, i.acres);
    return { auDaysPerAcre: perAcre, lbPerAcre: perAcre * LB_PER_UNIT_DAY };
  }),
  sheet("au acres in out", "AU x days / acres; x 26", (i) => {
    const days = daysBetween(date(i, "in"), date(i, "out"));
    const perAcre = unitDaysPerAcre(i.au, days, i.acres);
    return { days, auDaysPerAcre: perAcre, lbPerAcre: perAcre * LB_PER_UNIT_DAY };
  }),
  sheet("head days", "all animal-days / all days", (i) => {
    if (!Array.isArray(i.values["head"])) return {};
    const days = i.nums("days");
    const stays = i.nums("head").map((units, index) => ({ units, days: days[index] ?? 0 }));
    const animalDays = stays.reduce((sum, stay) => sum + stay.units * stay.days, 0);
    return { animalDays, averageHerd: averageHerd(stays) };
  }),
  sheet(
    "paddocks restDays start rounds",
    "stay = rest / (paddocks - 1), one after the other",
    (i) => {
      const blank = newRanchFile("vector", "2027-01-01T12:00:00Z");
      const file = {
        ...blank,
        herdRows: [newEntry("herdRows", { id: "h", head: 60, weightLb: 1300 })],
        paddocks: Array.from({ length: i.paddocks }, (_, index) =>
          newEntry("paddocks", { id: `P${index + 1}`, acres: 10 }),
        ),
        season: { ...blank.season, start: date(i, "start"), restDays: i.restDays },
      };
      const plan = planChart(file, date(i, "start"));
      const rows = plan.ok ? plan.value.rows : [];
      const [first, second] = rows.filter(({ paddockId }) => paddockId === "P1");
      return {
        rows: rows.map((row) => [row.paddockId, row.in, row.out]),
        restP1: first && second ? daysFrom(first.out, second.in) : null,
      };
    },
  ),
  sheet("firstFrost restDays", "first frost - rest", (i) => ({
    shutBy: shutBy(date(i, "firstFrost"), i.restDays),
  })),
  sheet("from to", "days from one date to the other", (i) => ({
    days: daysBetween(date(i, "from"), date(i, "to")),
  })),
  sheet(
    "date plus fall",
    "date + days, over a change of clocks, a leap day and a new year",
    (i) => ({
      a: addDays(date(i, "date"), i.plus),
      b: addDays(date(i, "fall"), i.plus),
      leap: addDays(calendarDate("2028-02-27"), i.plus),
      year: addDays(calendarDate("2026-12-31"), i.plus),
    }),
  ),
  sheet("event dtstamp", "RFC 5545", (i) => {
    const ics = icsFile([plannedEvent(i.text("event"))], i.text("dtstamp"), site.name);
    return { ics, maxOctets: mostOctets(ics), endsWithCrlf: ics.endsWith("\r\n") };
  }),
  sheet("rows", "RFC 4180, formulas made text", (i) => ({ csv: csv(csvRows(i)) })),
];

export const SHARE: readonly Sheet[] = [
  sheet("hd wt ac gr sh sd", "numbers behind the #", (i) => {
    const blank = newRanchFile("vector", "2027-01-01T12:00:00Z");
    const herd = { id: "h", head: i.hd, weightLb: i.wt };
    const land = { acres: i.ac, growthLbAc: i.gr, sharePctSeason: i.sh };
    return {
      hash: shareHash({
        ...blank,
        herdRows: [newEntry("herdRows", herd)],
        pastures: [newEntry("pastures", { id: "p", ...land })],
        season: { ...blank.season, days: i.sd },
      }),
    };
  }),
];
