import { siteWords } from "#app/content-model/site-words.ts";
import { site } from "#content/site.ts";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withRuleFigures } from "#app/content-model/rule-figures.ts";
import {
  CONDITION_ALARM,
  FLIES_TO_ACT,
  GROUND_ROD,
  HAY_PER_COW_DAY,
  HAY_PER_TON,
  INTAKE_PCT,
  LABOR_PER_HOUR,
  MOVE_MINUTES,
  NITROGEN_PER_LB,
  RAISED_HAY_PER_COW_DAY,
  RANGE_SHARE_PCT,
  STOP_HEIGHT_IN,
  STORAGE_DAYS,
  TANK_RULE,
  WATER_NEED,
  WATER_QUALITY,
} from "#app/domain/tools/rules.ts";
import { NITRATE, WORMS } from "#app/domain/tools/field-tests/rules.ts";

const printed = (value: number): string => value.toLocaleString("en-US");
const cents = (value: number): string => value.toFixed(2);

/**
 * How texts and sheets repeat the rules of app/domain/tools/rules.ts: `figure` finds the number, in digits or in words,
 * and `allowed` lists its permitted values.
 */
const RULES: readonly { rule: string; figure: RegExp; allowed: readonly string[] }[] = [
  {
    rule: "NITRATE",
    figure:
      /(?:nitrate-nitrogen|of nitrate-N)[^.]*?\b([\d,]{3,})(?: ppm)?|([\d,]{3,}) ppm nitrate/gi,
    allowed: NITRATE.map(({ below }) => below.toLocaleString("en-US")),
  },
  {
    rule: "CONDITION_ALARM.below",
    figure: /(?:any cow|or one) (?:under|below|falls below|fell below) (\d)/gi,
    allowed: [String(CONDITION_ALARM.below)],
  },
  {
    rule: "CONDITION_ALARM.drop",
    figure: /\b(half|one|a full) (?:a )?(?:condition )?score (?:down|drop)/gi,
    allowed: CONDITION_ALARM.drop === 0.5 ? ["half"] : [],
  },
  {
    rule: "STORAGE_DAYS",
    figure:
      /\bstore (?:at least )?(one|two|three|four|\d) days|\b(one|two|three|four) days['’] (?:water|supply)/gi,
    allowed: STORAGE_DAYS === 3 ? ["three", "3"] : [],
  },
  {
    rule: "READY.rested: seven plants out of ten",
    figure: /\b(\w+) (?:plants )?(?:out )?of ten (?:pass|has browned|plants)/gi,
    allowed: ["seven"],
  },
  {
    rule: "STOP_HEIGHT_IN, tall cool-season",
    figure: /(?:meadow fescue, tall fescue \| |on tall cool-season grass,? (?:that's )?)(\d+) in/gi,
    allowed: [String(STOP_HEIGHT_IN["tall cool-season"])],
  },
  {
    rule: "STOP_HEIGHT_IN, big bluestem",
    figure: /Big bluestem, indiangrass \| (\d+) in/g,
    allowed: [String(STOP_HEIGHT_IN["big bluestem"])],
  },
  {
    rule: "STOP_HEIGHT_IN, switchgrass",
    figure: /Switchgrass[^|]* \| (\d+) in/g,
    allowed: [String(STOP_HEIGHT_IN.switchgrass)],
  },
  {
    rule: "STOP_HEIGHT_IN, toxic fescue",
    figure: /toxic fescue (?:stop at|can't go below) (\d+)/gi,
    allowed: [String(STOP_HEIGHT_IN["toxic fescue"])],
  },
  {
    rule: "WATER_QUALITY.saltsLabPpm",
    figure: /\b(?:over|above) ([\d,]{4,})(?: ppm|, have a lab|:$)/gi,
    allowed: [printed(WATER_QUALITY.saltsLabPpm)],
  },
  {
    rule: "WATER_QUALITY.saltsPpm",
    figure: /\bunder ([\d,]{4,}?)(?: ppm of dissolved|; sulfate|\.)/gi,
    allowed: [printed(WATER_QUALITY.saltsPpm)],
  },
  {
    rule: "WATER_QUALITY.sulfateCalvesPpm",
    figure: /([\d,]+)(?: ppm)? for calves/gi,
    allowed: [printed(WATER_QUALITY.sulfateCalvesPpm)],
  },
  {
    rule: "WATER_QUALITY.sulfateCowsPpm",
    figure: /([\d,]+)(?: ppm)? for cows/gi,
    allowed: [printed(WATER_QUALITY.sulfateCowsPpm)],
  },
  {
    rule: "WATER_NEED.galPairDay",
    figure: /(?:Plan on|pairs ×|Head ×) (\d+)(?: gal|, or|\.)/g,
    allowed: [printed(WATER_NEED.galPairDay)],
  },
  {
    rule: "TANK_RULE.shareOfDay",
    figure: /(?:hold|1,200 ×) (\d+)%/g,
    allowed: [printed(TANK_RULE.shareOfDay * 100)],
  },
  {
    rule: "INTAKE_PCT",
    figure: /(?<![\d,])(\d\d) lb of dry feed a day|([\d.]+)% of their weight/g,
    allowed: [printed(INTAKE_PCT * 10), printed(INTAKE_PCT)],
  },
  {
    rule: "RANGE_SHARE_PCT",
    figure: /\beat (?:only )?about (\d+)%|share is only about (\d+)%|Count (\d+)% eaten/g,
    allowed: [printed(RANGE_SHARE_PCT)],
  },
  {
    rule: "FLIES_TO_ACT",
    figure:
      /\bact at (\d{3})\b|under (\d{3}) (?:flies|on the whole|an animal)|value: (\d{3}) horn flies/gi,
    allowed: [printed(FLIES_TO_ACT)],
  },
  {
    // Rounded up in running text; 3 ft is Gerrish's, named beside ours.
    rule: "GROUND_ROD.ftPerJoule",
    figure: /([\d.]+) ft of (?:ground )?rod (?:for each|per) joule/gi,
    allowed: [printed(GROUND_ROD.ftPerJoule), printed(Math.ceil(GROUND_ROD.ftPerJoule)), "3"],
  },
  {
    rule: "WORMS: days at 90 °F",
    figure: /Highs of 90 °F \| (\d+) days|(?<!\w)([\w-]+) (?:hot days killed|days of 90 °F highs)/g,
    allowed: WORMS.hot.days === 45 ? ["45", "forty-five"] : [],
  },
  {
    rule: "WORMS: share dead",
    figure: /killed (\d+)%|about (\d+)% die/g,
    allowed: [printed(WORMS.hot.deadPct), printed(WORMS.irrigated.deadPct)],
  },
  {
    rule: "MOVE_MINUTES",
    figure: /(\w+) minutes (?:for each move|a move)/gi,
    allowed: MOVE_MINUTES === 20 ? ["twenty"] : [],
  },
  {
    // At $120 a ton the same 40 lb cost $2.40.
    rule: "HAY_PER_COW_DAY and raisedHayPerCowDay",
    figure: /(?<!\d)60(?: cows)? × \$(\d\.\d\d)|Ohio's \$(\d\.\d\d)/g,
    allowed: [cents(HAY_PER_COW_DAY.dollars), cents(RAISED_HAY_PER_COW_DAY.dollars), "2.40"],
  },
  {
    rule: "HAY_PER_TON",
    figure: /40 lb(?: of hay)? at \$(\d+) a ton/g,
    allowed: [printed(HAY_PER_TON.dollars)],
  },
  {
    rule: "LABOR_PER_HOUR",
    figure: /hours × \$(\d+)|[Aa]t \$(\d+) an hour|hours at \$(\d+)/g,
    allowed: [printed(LABOR_PER_HOUR.dollars)],
  },
  {
    rule: "NITROGEN_PER_LB",
    figure: /40 × \d+ × \$(0\.\d\d)/g,
    allowed: [cents(NITROGEN_PER_LB.dollars)],
  },
];

const figuresIn = (file: string, text: string) =>
  file.endsWith(".yaml") ? withRuleFigures(text) : text;

/** A file's text without links and bold, sentence by sentence. */
const sentences = (file: string): string[] =>
  figuresIn(file, siteWords(readFileSync(file, "utf8"), site))
    .replace(/\s+/g, " ")
    .replaceAll("**", "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split(/(?<=[.?!:]) /);

const files = globSync([
  "content/posts/*.md",
  "content/pages/**/*.yaml",
  "app/pictures/diagrams/*.ts",
  "app/{features/tools,language}/**/!(*.test).{ts,tsx}",
]).sort();

test.each(RULES)("texts that repeat $rule give its figure", ({ rule, figure, allowed }) => {
  const found = files.flatMap((file) =>
    sentences(file).flatMap((sentence) =>
      [...sentence.matchAll(figure)].map((match) => ({
        rule,
        file,
        sentence,
        figure: (match.slice(1).find((group) => group !== undefined) ?? "").toLowerCase(),
      })),
    ),
  );
  expect(found, `no text repeats ${rule}`).not.toEqual([]);
  expect(found.filter((each) => !allowed.includes(each.figure))).toEqual([]);
});
