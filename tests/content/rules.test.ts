import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withRuleFigures } from "#app/content-model/rule-figures.ts";
import { CONDITION_ALARM, NITRATE, STOP_HEIGHT_IN, STORAGE_DAYS } from "#app/domain/tools/rules.ts";

/**
 * Where a text repeats a rule of app/domain/tools/rules.ts: `figure` finds its number, in digits or in words, and
 * `allowed` lists what it may be.
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
];

/** A file's text without links and bold, sentence by sentence. */
const sentences = (file: string): string[] =>
  withRuleFigures(readFileSync(file, "utf8"))
    .replace(/\s+/g, " ")
    .replaceAll("**", "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split(/(?<=[.?!:]) /);

const files = globSync(["content/posts/*.md", "content/pages/**/*.yaml"]).sort();

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
