import { globSync } from "node:fs";
import { describeMachine, machineLines } from "../report/machine.ts";
import { table } from "../report/table.ts";
import { writeResult } from "../report/write-result.ts";
import { weighPage } from "../page-weight.ts";
import { buildOurs } from "../sites/ours.ts";

/** Measures every public page as sent by a host that precompresses. Bytes, brotli 11. */
export function measureWeight(): Promise<void> {
  const dist = buildOurs();
  const machine = describeMachine();
  const rows = globSync("**/*.html", { cwd: dist })
    .filter((file) => !file.startsWith("admin"))
    .toSorted()
    .map((file) => {
      return { file, ...weighPage(dist, file) };
    });
  const page = `# The weight of every public page

${machineLines(machine)}
- Bytes after brotli 11; no time is measured here. Budgets for them are held by \`tests/bundle/budgets.test.ts\`.
- Repeat: \`npm run bench -- weight\`.

The document holds its first styles and the inline script; "scripts" are the files that it starts with.

${table(
  ["page", "document", "scripts"],
  rows.map(({ file, html, scripts }) => [file, html, scripts]),
)}
`;
  writeResult("page-weight", page, { machine, rows });
  return Promise.resolve();
}
