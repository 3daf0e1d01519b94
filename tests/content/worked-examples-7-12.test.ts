import { describe, expect, it } from "vitest";
import { cell, dateAfter, daysBetween, dollars, number, round } from "./figures.ts";
import { readPost } from "./read-post.ts";

const COWS = 60;
const COW_AU = 1.3;
const LB_PER_AU = 26;
const HERD_AU = COWS * COW_AU;
const HERD_LB = HERD_AU * LB_PER_AU;
const HAY = 1.61;
const ACRE_SQ_FT = 43_560;

const post7 = readPost("2024-12-12-a-grazing-chart-a-photo-post-and-a-drought-date");
const post8 = readPost("2025-01-16-what-research-says-for-and-against-rotation");
const post9 = readPost("2025-02-13-compost-and-cover-crops-when-they-pay-and-when-they-do-not");
const post10 = readPost("2025-03-13-fence-and-water-on-a-small-budget");
const post11 = readPost("2025-04-10-nesting-season-leave-one-paddock-for-the-meadowlarks");
const post12 = readPost("2025-05-08-three-published-ranch-stories-and-what-they-do-not-prove");

describe("the shared herd", () => {
  it("is 78 animal units eating 2,028 lb a day", () => {
    expect(HERD_AU).toBe(78);
    expect(HERD_LB).toBe(2028);
  });
});

describe("post 7: chart, photo post, drought date", () => {
  it("works out one inked row", () => {
    const days = daysBetween("2025-06-03", "2025-06-08");
    const auDays = (HERD_AU * days) / 40;
    expect(cell(post7, "Creek", 5)).toBe(number(auDays, 2));
    expect(cell(post7, "Creek", 6)).toBe(number(auDays * LB_PER_AU));
    expect(post7).toContain(
      `${HERD_AU} AU × ${days} days ÷ 40 acres = **${auDays} AU days an acre**`,
    );
    expect(post7).toContain(`**${number(auDays * LB_PER_AU)} lb an acre** eaten`);
  });

  it("counts one hundred toe points and their chance error", () => {
    expect(46 + 31 + 5 + 18).toBe(100);
    const chance = Math.sqrt(0.18 * 0.82 * 100);
    expect(post7).toContain("46 plant, 31 litter, 5 rock and 18 bare. Bare ground is 18 percent");
    expect(post7).toContain(`by about ${number(chance)} points either way`);
  });

  it("finds the days left and the cows that must go", () => {
    const season = daysBetween("2025-07-15", "2025-10-31");
    const standing = (1200 - 600) * 0.5 * 300;
    const due = 1600 / 0.75 - 1600;
    const growth = round(due * 0.25 * 300, -3);
    const total = standing + growth;
    const left = Math.floor(total / HERD_LB);
    const carried = Math.round(total / season / LB_PER_AU);
    const kept = Math.floor(total / season / LB_PER_AU / COW_AU);

    expect(cell(post7, "Feed standing now", 2)).toBe(`${number(standing)} lb`);
    expect(cell(post7, "Growth still due", 2)).toBe(`${number(due)} lb an acre`);
    expect(cell(post7, "Share of it eaten", 2)).toBe(`${number(growth)} lb`);
    expect(cell(post7, "Feed in all", 2)).toBe(`${number(total)} lb`);
    expect(cell(post7, "Herd need", 2)).toBe(`${number(HERD_LB)} lb a day`);
    expect(cell(post7, "Days left", 2)).toBe(`${left} days`);
    expect(post7).toContain(`which is ${season} days`);
    expect(post7).toContain(`**${dateAfter("2025-07-15", left)}**`);
    expect(post7).toContain(
      `${number(total)} ÷ ${season} ÷ ${LB_PER_AU} = **${carried} AU**. ` +
        `That leaves ${HERD_AU} − ${carried}, so **${HERD_AU - carried} AU must leave**`,
    );
    expect(post7).toContain(`keeps ${kept} cows, and **${COWS - kept} cows** go`);
    expect(post7).toContain(`${season - left} days of bought feed`);
  });

  it("opens the year after a drought below normal", () => {
    expect(post7).toContain(`For ${COWS} cows that is ${COWS * 0.75} to ${COWS * 0.8}.`);
  });
});

describe("post 8: research for and against", () => {
  it("turns the review's counts and the gains into the figures printed", () => {
    expect(post8).toContain(`which is ${number((20 / 23) * 100)} percent`);
    expect(post8).toContain(`${number(0.13 * 2.2046, 2)} to ${number(0.19 * 2.2046, 2)} lb`);
  });

  it("converts density and demand", () => {
    const density = (225_000 * 2.2046) / 2.471;
    expect(post8).toContain(
      `225,000 × 2.2046 ÷ 2.471 = about **${number(round(density, -2))} lb an acre**`,
    );
    expect(post8).toContain(`200,000 × 0.026 = **${number(200_000 * 0.026)} lb**`);
    expect(post8).toContain(`50,000 lb an acre eats **${number(50_000 * 0.026)} lb**`);
  });

  const sides = [
    { column: 1, head: 40, gain: 1.9 },
    { column: 2, head: 46, gain: 1.7 },
  ].map((side) => ({ ...side, perHead: side.gain * 120, total: side.head * side.gain * 120 }));

  it("fills both sides of the test", () => {
    for (const { column, head, gain, perHead, total } of sides) {
      expect(cell(post8, "Steers", column)).toBe(number(head));
      expect(cell(post8, "Gain a day, lb", column)).toBe(number(gain, 1));
      expect(cell(post8, "Gain per head, lb", column)).toBe(number(perHead));
      expect(cell(post8, "Total gain, lb", column)).toBe(number(total));
      expect(cell(post8, "Gain per acre, lb", column)).toBe(number(total / 200, 1));
    }
  });

  it("prices the difference", () => {
    const [a, b] = sides;
    if (!a || !b) throw new Error("two sides are needed");
    const pounds = Math.round(b.total - a.total);
    const worth = Math.round(pounds * 2.4);
    const extraHead = (b.head - a.head) * 30;
    const labor = 40 * 18;
    expect(post8).toContain(`**${pounds} lb** more in all`);
    expect(post8).toContain(`each steer is **${number(a.perHead - b.perHead)} lb** lighter`);
    expect(post8).toContain(`${pounds} lb × $2.40 = **${dollars(worth)}**`);
    expect(post8).toContain("Kit: **$200** a year");
    expect(post8).toContain(`40 hours × $18 = **${dollars(labor)}**`);
    expect(post8).toContain(`= **${dollars(extraHead)}**`);
    expect(post8).toContain(
      `${worth} − 200 − ${labor} − ${extraHead} = **${dollars(worth - 200 - labor - extraHead)}**`,
    );
    expect(post8).toContain(`At **${number((worth - 200 - extraHead) / 18)} hours** of work`);
  });
});

describe("post 9: compost and cover crops", () => {
  const yards = (inches: number) => Math.round(ACRE_SQ_FT * inches * 0.0031);

  it("prices each depth", () => {
    for (const [label, inches] of Object.entries({
      "1/8": 0.125,
      "1/4": 0.25,
      "3/8": 0.375,
      "1/2": 0.5,
    })) {
      expect(cell(post9, `${label} inch`, 1)).toBe(number(yards(inches)));
      expect(cell(post9, `${label} inch`, 2)).toBe(dollars(yards(inches) * (30 + 5)));
    }
    expect(post9).toContain(`43,560 × 0.25 × 0.0031 = **${yards(0.25)} cubic yards**`);
  });

  it("weighs a quarter inch and finds the payback", () => {
    const tons = (perYard: number) => number((yards(0.25) * perYard) / 2000);
    expect(post9).toContain(`**${tons(1000)} to ${tons(1200)} tons** an acre`);
    const grass = 1000 * 0.04;
    const cost = yards(0.25) * 35;
    expect(post9).toContain(`That is **${dollars(grass)}** a year`);
    expect(post9).toContain(
      `${dollars(cost)} ÷ ${dollars(grass)} = **${number(cost / grass)} years**`,
    );
  });

  it("counts nitrogen and phosphorus, as delivered and dry", () => {
    const lb = (perYard: number, share: number) => number(34 * perYard * share);
    expect(post9).toContain(
      `0.0098 = **${lb(1018, 0.0098)} lb** an acre, or **${lb(808, 0.0098)} lb**`,
    );
    expect(post9).toContain(
      `0.0040 = **${lb(1018, 0.004)} lb** an acre, or **${lb(808, 0.004)} lb**`,
    );
  });

  it("checks the mix and prices the feed", () => {
    const total = 60 + 30 + 20;
    expect(post9).toContain(`adds to **${total} percent**`);
    expect(post9).toContain(`90 ÷ ${total} = **${number((90 / total) * 100)} percent**`);

    const feed = 10 * 3000 * 0.5;
    const days = round(feed / HERD_LB, 1);
    const cost = 10 * 63;
    const perCow = round(cost / days / COWS, 2);
    expect(post9).toContain(`10 × 3,000 × 50% = **${number(feed)} lb**`);
    expect(post9).toContain(`${number(feed)} ÷ ${number(HERD_LB)} = **${days} herd days**`);
    expect(post9).toContain(`= **${dollars(cost)}**`);
    expect(post9).toContain(`${cost} ÷ ${days} ÷ ${COWS} = **${dollars(perCow, 2)} a day**`);
    const saved = round(HAY - perCow, 2);
    expect(post9).toContain(`by ${number(saved * 100)} cents a cow`);
    expect(post9).toContain(
      `${COWS} × ${days} × ${dollars(saved, 2)} = **${dollars(COWS * days * saved)}**`,
    );
  });
});

describe("post 10: fence and water", () => {
  const side = Math.sqrt(40 * ACRE_SQ_FT);

  it("draws the square and its wires", () => {
    const wire = 2 * side;
    expect(post10).toContain(`A square 40 acres is ${number(side)} ft a side`);
    expect(post10).toContain(`${side / 2} × 1.414 = **${number((side / 2) * 1.414)} ft**`);
    expect(post10).toContain(`2 × ${number(side)} = **${number(wire)} ft**, half a mile`);
    expect(wire / 5280).toBe(0.5);
    expect(post10).toContain(`${number(wire)} ÷ 40 = **${wire / 40} posts**`);
    expect(post10).toContain(`you have ${(4 * side + wire) / 5280} miles, so`);
    expect(post10).toContain(`So 3 × 3 = **${3 * 3} ft**, which is two rods`);
    expect(Math.ceil((3 * 3) / 6)).toBe(2);
  });

  it("sizes water, tank and head", () => {
    const daily = COWS * 20;
    const withLoss = daily * 1.1;
    expect(cell(post10, "Daily need", 2)).toBe(`${number(daily)} gal`);
    expect(cell(post10, "Add 10% for loss", 2)).toBe(`${number(withLoss)} gal`);
    expect(cell(post10, "Flow, filling over 6 hours", 2)).toBe(
      `${number(withLoss / 6 / 60, 1)} gal/min`,
    );
    expect(cell(post10, "Tank, refilled within 4 hours", 2)).toBe(`${number(daily * 0.25)} gal`);
    expect(cell(post10, "Tank, solar or unsure supply", 2)).toBe(`${number(daily * 2)} gal`);
    expect(post10).toContain(`40 ÷ 2.31 = **${number(40 / 2.31)} psi**`);
    expect(post10).toContain(`1,650 × 8.34 = **${number(1650 * 8.34)} lb**`);
    expect(round((1650 * 8.34) / 2000)).toBe(7);
    expect(post10).toContain(`${HERD_AU} × 30 = **${number(HERD_AU * 30)} gallons**`);
    expect(post10).toContain(`against our ${number(withLoss)}`);
  });

  it("adds up the kit list", () => {
    const items: ReadonlyArray<readonly [string, number]> = [
      ["Polywire", 2640 * 0.05],
      ["Two reels", 2 * 60],
      ["Step-in posts", 66 * 3.5],
      ["Energizer, 3 J", 350],
      ["Ground rods", 2 * 22],
      ["Lead-out wire, clamps, gates", 110],
      ["Fence tester", 50],
      ["Tank, 350 gal", 350],
      ["Float valve", 35],
      ["Pipe to the center", 660 * 0.8],
    ];
    for (const [item, price] of items) expect(cell(post10, item, 2)).toBe(dollars(price));
    const total = items.reduce((sum, [, price]) => sum + price, 0);
    expect(cell(post10, "**Total**", 2)).toBe(dollars(total));
    expect(post10).toContain(`${dollars(350 + 35 + 660 * 0.8)} of the list: 350 + 35 + 528`);
  });

  it("counts days in a paddock and the rest that follows", () => {
    const days = round((10 * 3000 * 0.35) / HERD_LB, 1);
    expect(post10).toContain(`10 × 3,000 × 0.35 ÷ ${number(HERD_LB)} lb a day = **${days} days**`);
    expect(post10).toContain(`3 × ${days} = **${number(3 * days)} days** of rest`);
  });
});

describe("post 11: nesting season", () => {
  it("spreads a 40-day rest over the paddocks", () => {
    for (const paddocks of [5, 6, 9]) {
      expect(cell(post11, `${paddocks}`, 2)).toBe(number(40 / (paddocks - 1)));
    }
  });

  it("prices the refuge", () => {
    const refuge = 160 * 0.25;
    const feed = refuge * 2500 * 0.25;
    const days = round(feed / HERD_LB, 1);
    const hay = Math.round(COWS * days * HAY);
    expect(cell(post11, "Whole pasture", 2)).toBe(
      `${number((160 * 2500 * 0.25) / HERD_LB, 1)} herd days`,
    );
    expect(post11).toContain(`**${160 * 0.1} acres**, a tenth of the 160`);
    expect(cell(post11, "Refuge", 2)).toBe(`${refuge} acres`);
    expect(cell(post11, "Closed, April 25 to August 1", 2)).toBe(
      `${daysBetween("2025-04-25", "2025-08-01")} days`,
    );
    expect(cell(post11, "Feed in the refuge", 2)).toBe(`${number(feed)} lb`);
    expect(cell(post11, "Herd days put off", 2)).toBe(number(days, 1));
    expect(cell(post11, "If all replaced by hay", 2)).toBe(dollars(hay));
    expect(cell(post11, "If a third is lost by waiting", 2)).toBe(dollars(hay / 3));
    expect(post11).toContain(`The ${dollars(hay)} is the worst case`);
    expect(post11).toContain(`**${dollars(hay / 3 / refuge, 2)} an acre**`);
  });
});

describe("post 12: three ranch stories", () => {
  it("unpacks the claims", () => {
    expect(post12).toContain(
      `32 ÷ 25 = ${32 / 25}, or **${number((32 / 25 - 1) * 100)} percent more capacity`,
    );
    expect(post12).toContain(`Eight over a quarter is **${8 / 0.25} times**`);
    expect(post12).toContain(`Eight over a half is **${8 / 0.5} times**`);
  });

  it("runs the composite first year", () => {
    const extra = 30 * 3000 * (0.35 - 0.25);
    const days = round(extra / HERD_LB, 1);
    const hay = Math.round(days * COWS * HAY);
    const left = hay - 1950 / 10;
    expect(cell(post12, "Grass grown", 2)).toBe(`${number(30 * 3000)} lb`);
    expect(cell(post12, "Extra eaten", 2)).toBe(`${number(extra)} lb`);
    expect(cell(post12, "Herd days", 2)).toBe(number(days, 1));
    expect(cell(post12, "Hay not fed", 2)).toBe(dollars(hay));
    expect(cell(post12, "Kit", 2)).toBe(cell(post10, "**Total**", 2));
    expect(cell(post12, "Payback on kit", 2)).toBe(`${number(1950 / hay, 1)} years`);
    expect(post12).toContain(`${hay} − ${1950 / 10} = **${dollars(left)}**`);
    expect(post12).toContain(`buys **${number(left / 18, 1)} hours**`);
    expect(post12).toContain(`${left} − ${40 * 18} = **${dollars(left - 40 * 18)}**`);
  });
});
