import { expect, test } from "vitest";
import { misused, USAGE } from "./usage.ts";

test.each([
  "setup",
  "check",
  "check copy.db",
  "export a.zip with-subscribers",
  "texts",
  "import a.zip b.zip ana@ranch.example",
])("%s fits the usage", (command) => {
  const [name = "", ...args] = command.split(" ");
  expect(misused(name, args)).toBeUndefined();
});

test.each([
  ["setup now", "setup"],
  ["reset", "reset EMAIL"],
  ["backup --force", "backup"],
  ["restore a.db b.db", "restore FILE"],
  ["check a.db b.db", "check [FILE]"],
  ["export a.zip subscribers", "export FILE.zip [with-subscribers]"],
  ["import", "import FILE... [EMAIL]"],
])("%s is answered with the command’s usage line", (command, line) => {
  const [name = "", ...args] = command.split(" ");
  expect(misused(name, args)).toBe(`Use: npm run server -- ${line}`);
  expect(USAGE).toContain(`\n  ${line}`);
});
