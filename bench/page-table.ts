import { globSync, writeFileSync } from "node:fs";
import { weighPage } from "./page-weight.ts";

/* The weight of every public page of the built site, as a host sends it: brotli 11, bytes. */
const DIST = "dist";

const rows = globSync("**/*.html", { cwd: DIST })
  .filter((file) => !file.startsWith("admin"))
  .toSorted()
  .map((file) => {
    const { html, scripts, footholds } = weighPage(DIST, file);
    return { file, html, scripts, footholds };
  });
const table = rows.map(
  ({ file, html, scripts, footholds }) => `| ${file} | ${html} | ${footholds} | ${scripts} |`,
);
writeFileSync("bench/results/page-weight.json", `${JSON.stringify(rows, null, 2)}\n`);
writeFileSync(
  "bench/results/page-weight.md",
  `# The weight of every public page

Bytes after brotli 11. The document holds its first styles and the inline script. "Without React" is that
script again with \`comfort.js\` and \`offline.js\`; "React" is all that runs once it is awake.

| page | document | without React | React |
|---|--:|--:|--:|
${table.join("\n")}
`,
);
