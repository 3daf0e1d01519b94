import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * Each command line in the operators' pages, with the test that runs it, or the reason why none can: it is
 * the system's own, or needs Docker or systemd.
 */
const PROOFS: readonly (readonly [command: RegExp, test: string, words: string])[] = [
  [
    /^(?:DATABASE_URL=\S+ )?npm run server -- copy /,
    "tests/drills/database/postgres.test.ts",
    '["copy", ',
  ],
  [/^npm run server -- \w+/, "tests/docs/operating.test.ts", '"server/cli.ts"'],
  [
    /^(?:cd \S+ && )?npm run deploy -- VERSION$/,
    "tests/drills/database/upgrade.test.ts",
    'deploy("v2")',
  ],
  [/^npm run deploy -- --back$/, "tests/drills/database/upgrade.test.ts", 'deploy("--back")'],
  [
    /^pg_dump --format=custom --compress=1 --file/,
    "tests/drills/database/restore.test.ts",
    '"--compress=1"',
  ],
  [
    /^pg_restore --clean --if-exists --dbname=/,
    "tests/drills/database/restore.test.ts",
    '"--if-exists"',
  ],
  [/^OUT_DIR=site npm run export$/, "tests/drills/export.test.ts", '"scripts/export.ts"'],
  [/^curl http:\/\/127\.0\.0\.1:4322\/metrics$/, "tests/drills/failures/mail.test.ts", "/metrics`"],
];
const NOT_RUN: readonly (readonly [command: RegExp, why: string])[] = [
  [/^(?:useradd|install|git clone|cd|sudo) /, "the system's own, as root"],
  [/^docker (?:build|run|exec) /, "by hand, with buildah and podman: docs/operating/containers.md"],
  [/^(?:\S+=\S+ )*docker compose /, "no Docker; tests/docs/operating.test.ts reads its file"],
  [/^[A-Z_]+=\S+$/, "a setting: server/settings.test.ts"],
];

const commands = globSync("docs/operating/*.md").flatMap((page) =>
  Array.from(readFileSync(page, "utf8").matchAll(/```sh\n([^]*?)```/g), ([, block = ""]) => block)
    .flatMap((block) => block.replace(/\\\n/g, " ").split("\n"))
    .map((line) =>
      line
        .replace(/\s+#.*$/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line !== ""),
);

test.each(commands)("%s is run by a test, or has a reason not to be", (command) => {
  const proof = PROOFS.find(([pattern]) => pattern.test(command));
  if (!proof) {
    expect(NOT_RUN.some(([pattern]) => pattern.test(command))).toBe(true);
    return;
  }
  const [, file, words] = proof;
  expect(readFileSync(file, "utf8")).toContain(words);
});

test("each entry matches a command in the pages", () => {
  const used = (pattern: RegExp) => commands.some((command) => pattern.test(command));
  expect([...PROOFS, ...NOT_RUN].filter(([pattern]) => !used(pattern))).toEqual([]);
});
