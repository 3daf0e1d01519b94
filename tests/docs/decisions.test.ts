import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const HEAD = /^# (\d+)\. (.+)\n\n- \*\*Date:\*\* (\d{4}-\d{2}-\d{2}).*\n- \*\*Status:\*\* (.+)\n\n/;
const records = globSync("*/*.md", { cwd: FOLDER }).map((path) => {
  const text = readFileSync(join(FOLDER, path), "utf8");
  const [, number, title, date, status = ""] = HEAD.exec(text) ?? [];
  return { path, number: Number(number), title, date, status };
});

test("every record has a number of its own, a date and a status", () => {
  expect(records.length).toBeGreaterThan(20);
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
  for (const { path, number, status } of records) {
    expect({ path, number }).toEqual({ path, number: Number(basename(path).slice(0, 4)) });
    expect(status, path).toMatch(/^(?:accepted|superseded by \[)/);
    for (const [, link = ""] of status.matchAll(/\]\(([^)]+)\)/g)) {
      const exists = existsSync(join(FOLDER, dirname(path), link));
      expect({ path, link, exists }).toMatchObject({ exists: true });
    }
  }
});

test("the index lists every record by number, with its title, date and status", () => {
  const listed = readFileSync(join(FOLDER, "README.md"), "utf8").match(/^\| \d+ .+$/gm);
  const rows = records
    .toSorted((one, other) => one.number - other.number)
    .map(({ path, number, title, date, status }) => {
      const [state] = status.replace(/\[(\d+)\]/, "$1").split(/ ?[(;]/);
      return `| ${number} | [${title}](${path}) | ${date} | ${state} |`;
    });
  expect(listed).toEqual(rows);
});
