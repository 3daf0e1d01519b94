import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; those of level 3 come last. */
const SECTIONS: Readonly<Record<string, number>> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};
const REQUIRED = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const overview = readFileSync("docs/security/asvs.md", "utf8");
const rows = globSync("docs/security/asvs/*/*.md").flatMap((file) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \|$/gm),
    ([, number = "", cells = ""]) => {
      const [level = "", asks = "", verdict = "", how = "", proof = ""] = cells.split(" | ");
      return { number, level, asks, verdict, how, proof };
    },
  ),
);

test("the list is that of ASVS 5.0.0: 70 requirements of level 1, 183 of level 2, each once", () => {
  expect(REQUIRED).toHaveLength(253);
  expect(rows.map(({ number }) => number).toSorted()).toEqual(REQUIRED.toSorted());
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
});

test("each has a verdict with its reason, and accepted ones are on the first page too", () => {
  for (const { number, verdict, how } of rows) {
    expect(["met", "does not apply", "accepted"], number).toContain(verdict);
    expect(how.length, number).toBeGreaterThan(1);
    if (verdict === "accepted") {
      expect(overview).toContain(`- **${number}** `);
      expect(how.length, number).toBeGreaterThan(40);
    }
  }
});

test("the counts on the first page match the lists", () => {
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
  const all = ["met", "does not apply", "accepted"].map((verdict) => `**${count(verdict)}**`);
  expect(overview).toContain(`| **All 253** | ${all.join(" | ")} |`);
});

test("every file named as proof exists", () => {
  const named = rows.flatMap(({ number, proof }) =>
    Array.from(proof.matchAll(/`([^`]+)`/g), ([, file = ""]) => ({ number, file })),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
});
