import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const HEAD = /^# (\d+)\. .+\n\n- \*\*Date:\*\* \d{4}-\d{2}-\d{2}.*\n- \*\*Status:\*\* (.+)\n\n/;

test("every record has a number of its own, a date and a status", () => {
  expect(records.length).toBeGreaterThan(20);
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [index, name] of records.entries()) {
    const [, number, status = ""] = HEAD.exec(readFileSync(join(FOLDER, name), "utf8")) ?? [];
    expect({ name, number: Number(number) }).toEqual({ name, number: numbers[index] });
    expect(status, name).toMatch(/^(?:accepted|superseded by \[)/);
    for (const [, link = ""] of status.matchAll(/\]\(([^)]+)\)/g)) {
      expect({ name, link, exists: existsSync(join(FOLDER, link)) }).toMatchObject({
        exists: true,
      });
    }
  }
});
