import { expect, test } from "vitest";
import { misused, USAGE } from "./usage.ts";

test.each([
  "setup",
  "reset ana@ranch.example",
  "backup",
  "backups",
  "check",
  "check copy.db",
  "export a.zip",
  "export a.zip with-subscribers",
  "texts",
  "texts folder",
  "import a.zip",
  "import a.zip b.zip ana@ranch.example",
  "copy postgres://db/site",
])("%s fits the usage", (command) => {
  const [name = "", ...args] = command.split(" ");
  expect(misused(name, args)).toBeUndefined();
});

test.each([
  ["setup now", "setup"],
  ["reset", "reset EMAIL"],
  ["second-factor-off", "second-factor-off EMAIL"],
  ["backup --force", "backup"],
  ["restore", "restore FILE"],
  ["restore a.db b.db", "restore FILE"],
  ["check a.db b.db", "check [FILE]"],
  ["export a.zip subscribers", "export FILE.zip [with-subscribers]"],
  ["texts --all", "texts [FOLDER]"],
  ["import", "import FILE... [EMAIL]"],
  ["copy", "copy URL"],
])("%s is answered with the command’s line", (command, line) => {
  const [name = "", ...args] = command.split(" ");
  expect(misused(name, args)).toBe(`Use: npm run server -- ${line}`);
  expect(USAGE).toContain(`\n  ${line}`);
});
