import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Superseded decisions refer to code that no longer exists. */
const isHistory = (text: string) => text.includes("- **Status:** superseded");
const docs = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")]
  .map((file) => ({ file, text: readFileSync(file, "utf8") }))
  .filter(({ text }) => !isHistory(text));
/** Build outputs, and paths with patterns. */
const MADE =
  /^(?:dist|\.output|node_modules|screenshots|test-results|pictures|data|bench\/\.work)\b|[{}<>*…]|YYYY/;

test.each(docs)("$file names only files that exist", ({ file, text }) => {
  const named = [
    ...text.matchAll(
      /`((?:app|publish|server|vite|content|tests|bench|docs|scripts|deploy)\/[^`\s]+)`/g,
    ),
  ].map(([, path = ""]) => path.replace(/[#:].*$/, ""));
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|cut:|#|\/)([^)\s#]+)/g)].map(
    ([, path = ""]) => join(dirname(file), path),
  );
  const missing = [...named, ...linked].filter((path) => !MADE.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});
