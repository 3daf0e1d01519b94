import { describe, expect, test } from "vitest";
import { readPost } from "./read-post.ts";

/*
 * Every sum printed in posts 1 to 6 is worked out again here from its inputs. The expected text is
 * built from inputs and results alike, so a change to either in the post must be made here too.
 */

const RATION = 26; // lb of dry feed per animal unit and day

/** Pounds, gallons, days: no decimals, a comma at the thousand. */
const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
/** Up to one decimal, as in the tables: 15, 22.5, 4.3. */
const tenth = (value: number): string => String(Math.round(value * 10 + 1e-9) / 10);
const cents = (value: number): string => `$${value.toFixed(2)}`;
const signed = (value: number): string =>
  `${value < 0 ? "−" : "+"}$${Math.abs(Math.round(value)).toLocaleString("en-US")}`;

/** Asserts that the post contains each text; bold marks and links do not count. */
function says(post: string, ...texts: readonly string[]): void {
  const plain = readPost(post)
    .replace(/\*\*/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  for (const text of texts) expect(plain).toContain(text);
}

/** A table row, wherever its columns stand. */
const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

describe("1: the 10 percent rule", () => {
  const post = "2024-06-15-the-10-percent-rule-paying-for-change-from-cash-flow";
  const [cows, hay, grass] = [100, 1.61, 0.63];
  const [kit, years, hours, wage, days] = [2000, 10, 40, 18, 12];
  const gap = hay - grass;
  const added = kit / years + hours * wage;
  const net = days * cows * gap - added;

  test("coverage: 10 percent, then 20 more a year", () => {
    const seasons = [1, 2, 3, 4, 5, 6];
    const shares = seasons.map((season) => `${Math.min(100, 10 + 20 * (season - 1))}%`);
    says(post, row("Season", ...seasons.map(String)), row("Share of ranch changed", ...shares));
  });

  test("partial budget", () => {
    says(
      post,
      `$${hay} − $${grass} = ${cents(gap)} per cow per day`,
      row(`${days} hay days × ${cows} cows × ${cents(gap)}`, whole(days * cows * gap)),
      row(`$2,000 ÷ ${years} years`, whole(kit / years)),
      row(`${hours} hours × $${wage}`, whole(hours * wage)),
      row(`${whole(days * cows * gap)} − ${added}`, `+${whole(net)}`),
    );
  });

  test("break-even, feed check and single changes", () => {
    const eaten = days * cows * 1.3 * RATION;
    says(
      post,
      `${cows} × ${cents(gap)} = $${whole(cows * gap)}`,
      `${added} ÷ ${whole(cows * gap)} = ${tenth(added / (cows * gap))} hay days`,
      `Twelve days × ${cows} cows × 1.3 × ${RATION} = ${whole(eaten)} lb`,
      `Over 40 acres that is ${whole(eaten / 40)} lb eaten per acre`,
      `${whole(eaten / 40)} ÷ 0.60 = ${whole(eaten / 40 / 0.6)} lb`,
      row("8 hay days saved, not 12", signed(8 * cows * gap - added)),
      row("60 hours of labor, not 40", signed(days * cows * gap - kit / years - 60 * wage)),
      row("Hay costs $1.40 a cow a day, not $1.61", signed(days * cows * (1.4 - grass) - added)),
      `Here that is $${whole(net)}, or about an eighth of another $2,000 kit`,
    );
    expect(Math.round(kit / net)).toBe(8);
  });
});

describe("2: rest", () => {
  const post = "2024-07-08-rest-is-the-tool-you-already-own";
  const stay = (rest: number, paddocks: number): string => tenth(rest / (paddocks - 1));

  test("days in each paddock", () => {
    for (const rest of [30, 45, 60]) {
      says(post, row(`${rest} days`, ...[3, 4, 8, 13].map((paddocks) => stay(rest, paddocks))));
    }
  });

  test("the sum turned round, and three ways out", () => {
    const needed = 35 / 3 + 1;
    says(
      post,
      `35 ÷ 3 + 1 is ${tenth(needed)}, so ${Math.ceil(needed)} paddocks`,
      `four paddocks, a 60-day rest means ${stay(60, 4)} days in each`,
      `60 ÷ 7 = ${stay(60, 8)} days`,
      `60 ÷ 5 = ${stay(60, 6)} days`,
      `Four paddocks leave ${whole((3 / 4) * 100)} percent of the land at rest`,
      `Eight leave ${whole((7 / 8) * 100)} percent, and thirteen leave ${whole((12 / 13) * 100)}`,
      `20 of 23 comparisons, which is ${whole((20 / 23) * 100)} percent`,
    );
  });
});

describe("3: soil tests", () => {
  const post = "2024-08-22-reading-your-soil-with-a-ring-a-jar-and-a-shovel";

  test("ring volume", () => {
    const volume = 3.14 * 3 * 3;
    says(post, `3.14 × 3 × 3 = ${volume.toFixed(2)}`);
    says(post, `${volume.toFixed(2)} ÷ 1.805 = ${tenth(volume / 1.805)} fl oz`);
  });

  test("inches per hour, median and mean", () => {
    const rings: readonly (readonly [string, number])[] = [
      ["A", 6],
      ["B", 9],
      ["C", 11],
      ["D", 22],
    ];
    for (const [ring, minutes] of rings) {
      says(post, row(ring, String(minutes), tenth(60 / minutes)));
    }
    const mean = rings.reduce((sum, [, minutes]) => sum + 60 / minutes, 0) / rings.length;
    const median = (60 / 9 + 60 / 11) / 2;
    says(
      post,
      `(${tenth(60 / 9)} + ${tenth(60 / 11)}) ÷ 2 = ${tenth(median)} inches an hour`,
      `The plain average is ${tenth(mean)}`,
    );
  });

  test("water held by organic matter", () => {
    const [acreInch, gallonsPerMm, carbon] = [27_154, 1069, 1.72];
    const range = [15, 20].map((perMeter) => 0.1524 * perMeter);
    const matter = range.map((mm) => mm / carbon);
    const gallons = matter.map((mm) => mm * gallonsPerMm);
    const inches = gallons.map((amount) => amount / acreInch);
    const mm = (values: readonly number[]): string[] =>
      values.map((value) => `${value.toFixed(2)} mm`);
    const hundreds = gallons.map((amount) => whole(Math.round(amount / 100) * 100));
    says(
      post,
      row("Extra water per 1% carbon: 0.1524 × 15 or 20 mm", ...mm(range)),
      row("Per 1% organic matter: ÷ 1.72", ...mm(matter)),
      row("Gallons per acre: × 1,069", ...gallons.map(whole)),
      row("Inches of rain: ÷ 27,154", ...inches.map((value) => value.toFixed(2))),
      `${hundreds.join(" to ")} gallons an acre, or ${inches.map((i) => i.toFixed(2)).join(" to ")} inch`,
      `20,000 ÷ 27,154 = ${(20_000 / acreInch).toFixed(2)} inch`,
    );
    for (const amount of gallons) expect(20_000 / amount).toBeGreaterThan(10);
  });
});

describe("4: stocking rate", () => {
  const post = "2024-09-19-stocking-rate-first-the-sums-that-come-before-paddocks";
  const grown = 300 * 3000;
  const eaten = grown * 0.25;
  const units = 60 * 1.3;
  const daily = units * RATION;

  test("rate and density", () => {
    says(
      post,
      `30 cows × 4 months ÷ 100 acres = ${tenth((30 * 4) / 100)} animal unit months`,
      `30 × 1,000 ÷ 2 = ${whole((30 * 1000) / 2)} lb per acre`,
      `Thirty days of that is ${30 * RATION} lb`,
      `60 × 1.3 = ${units} AU`,
    );
  });

  test("supply and demand", () => {
    const carried = eaten / 180 / RATION;
    says(
      post,
      row("300 acres × 3,000 lb", `${whole(grown)} lb`),
      row(`${whole(grown)} × 0.25`, `${whole(eaten)} lb`),
      row("60 × 1.3", `${units} AU`),
      row(`${units} × ${RATION}`, `${whole(daily)} lb`),
      row(`${whole(eaten)} ÷ ${whole(daily)}`, `${whole(eaten / daily)} days`),
      row(`${whole(eaten)} ÷ 180 ÷ ${RATION}`, `${whole(carried)} AU`),
      row(`${whole(carried)} ÷ 1.3`, `${whole(carried / 1.3)} cows`),
      `180 − 111 = ${180 - Math.round(eaten / daily)} days`,
      `37 × 0.90 = ${whole(37 * 0.9)} cows`,
    );
  });

  test("animal unit months, a larger share eaten, the stick", () => {
    const [supply, demand] = [eaten / (30 * RATION), units * 6];
    const reached = (grown * 0.3) / daily;
    says(
      post,
      `${whole(eaten)} ÷ 780 = ${whole(supply)} AUM`,
      `${units} × 6 months = ${demand} AUM`,
      `demand is ${whole((demand / supply - 1) * 100)} percent over`,
      `${whole(grown)} × 0.30 = ${whole(grown * 0.3)} lb`,
      `${whole(grown * 0.3)} ÷ ${whole(daily)} = ${whole(reached)} days`,
      `That is ${whole(reached - eaten / daily)} more days`,
      `10 inches × 100 = ${whole(10 * 100)} lb`,
    );
  });
});

describe("5: hay days", () => {
  const post = "2024-10-10-trading-hay-days-for-grazing-days";
  const daily = 80 * 1.3 * RATION;
  const gap = 1.61 - 0.63;
  const saved = (days: number, perDay = gap): string => `$${whole(days * 80 * perDay)}`;
  const used = (standing: number): number => standing * 0.6 * 60;

  test("a hay day, and the two gaps", () => {
    says(
      post,
      `38 × 80 ÷ 2,000 = ${cents((38 * 80) / 2000)}`,
      `$1.08 × 0.75 = ${cents(1.08 * 0.75)}`,
      row("$0.63", `about ${cents(1.08 * 0.75)}`),
      `1.61 − 0.63 = ${cents(gap)} a day`,
      `1.08 − 0.81 = ${cents(1.08 - 0.81)}`,
    );
  });

  test("sixty days before first frost", () => {
    const day = (time: number): string =>
      new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" }).format(
        time,
      );
    const frosts = [Date.UTC(2024, 8, 25), Date.UTC(2024, 9, 15), Date.UTC(2024, 10, 1)];
    for (const frost of frosts) says(post, row(day(frost), day(frost - 60 * 86_400_000)));
  });

  test("strip size", () => {
    says(
      post,
      `80 × 1.3 × ${RATION} = ${whole(daily)} lb a day`,
      `or ${whole(1200 * 0.6)} lb`,
      `${whole(daily)} × 3 ÷ 720 = ${tenth((daily * 3) / 720)} acres`,
    );
  });

  test("with and without nitrogen", () => {
    const [withN, without] = [Math.floor(used(2000) / daily), Math.round(used(1200) / daily)];
    const nitrogen = 60 * 50 * 0.6;
    const more = withN - without;
    says(
      post,
      row("Used: × 0.60 × 60 acres, lb", whole(used(2000)), whole(used(1200))),
      row("Whole days: ÷ 2,704", String(withN), String(without)),
      `come to ${tenth(used(2000) / daily)} and ${(used(1200) / daily).toFixed(2)}`,
      row("Hay saved: days × 80 × $0.98", saved(withN), saved(without)),
      row("Nitrogen: 60 × 50 × $0.60", `$${whole(nitrogen)}`, "$0"),
      row(`$${whole(withN * 80 * gap - nitrogen)}`, saved(without)),
      `${withN} − ${without} = ${more} more days, worth ${more} × 80 × $0.98 = ${saved(more)}`,
      `${whole(more * 80 * gap)} ÷ 3,000 lb = ${cents((more * 80 * gap) / (60 * 50))} a pound`,
    );
  });

  test("the Kentucky response, the raised-hay gap, the share of trials", () => {
    const more = Math.round(used(1229) / daily);
    const nitrogen = 60 * 46 * 0.6;
    says(
      post,
      "46 lb of nitrogen added 1,229 lb an acre, from 2,166 up to 3,395",
      `1,229 × 0.60 × 60 ÷ 2,704 = ${more} more days, worth ${more} × 80 × $0.98 = ${saved(more)}`,
      `60 × 46 × $0.60 = $${whole(nitrogen)}`,
      `still loses $${whole(nitrogen - more * 80 * gap)}`,
      `16 × 80 × $0.27 = ${saved(16, 0.27)}`,
      `20 hours at $18 (example), or $${20 * 18}, and you are $${whole(20 * 18 - 16 * 80 * 0.27)} short`,
      `27 of 32 cases, or ${whole((27 / 32) * 100)} percent`,
    );
    expect(3395 - 2166).toBe(1229);
  });
});

describe("6: parasites and flies", () => {
  const post = "2024-11-14-parasites-flies-and-the-limits-of-rest";

  test("paddocks for the flock, and pounds from kilograms", () => {
    const needed = 45 / 4 + 1;
    says(post, `45 ÷ 4 + 1 = ${needed}, so ${Math.ceil(needed)} paddocks`);
    says(post, `${(0.13 * 2.2046).toFixed(2)} to ${(0.19 * 2.2046).toFixed(2)} lb`);
    says(post, `the rest is 5 × 4 = ${(6 - 1) * 4} days`);
  });

  test("flies on ten cows", () => {
    const flies = [150, 220, 310, 180, 260, 190, 240, 205, 170, 275];
    const total = flies.reduce((sum, count) => sum + count, 0);
    says(post, row("Flies", ...flies.map(String)));
    says(post, `The total is ${whole(total)}. Divide by ${flies.length} for ${total / 10}`);
    expect(total / flies.length).toBeGreaterThan(200);
  });

  test("mineral", () => {
    says(post, `60 × $4 to 60 × $8, or $${60 * 4} to $${60 * 8} a year`, `holds ${50 * 16} oz`);
    for (const ounces of [3, 4, 5]) {
      const lasts = `${tenth((50 * 16) / (60 * ounces))} days`;
      says(post, row(`${ounces} oz`, `800 ÷ (60 × ${ounces})`, lasts));
    }
  });
});
