import { type Machine, machineLines } from "../report/machine.ts";
import { figure, table } from "../report/table.ts";
import { targetTable } from "../report/target.ts";
import { AUDITS, type Audit } from "./audit.ts";

const CATEGORIES = ["performance", "accessibility", "best practices", "search engines"];

/** The page bench/results/lighthouse.md. */
export function lighthouseReport(
  audits: readonly Audit[],
  pages: number,
  machine: Machine,
): string {
  const below = (column: number) =>
    audits.filter(({ scores }) => (scores[column] ?? 0) < 100).length;
  return `# Lighthouse on every public page

${machineLines(machine, [`Lighthouse ${audits[0]?.version ?? "unknown"}, mobile with its simulated slow connection.`])}
- Photographs come from a stand-in for their host on this machine: one drawing, encoded as a JPEG of the asked width.
- ${audits.length} of the ${pages} pages in the site map were audited.
- The median of ${AUDITS} audits of a page, by performance.
- Repeat: \`npm run bench -- lighthouse\`.

## Targets: 100 everywhere

${targetTable(
  CATEGORIES.map((what, column) => ({
    what: `${what}: pages below 100, of ${audits.length}`,
    limit: 0,
    measured: below(column),
    unit: "pages",
  })),
)}

## Pages

${table(
  ["page", ...CATEGORIES, "blocking ms", "what cost points"],
  audits.map(({ address, scores, blocking, lost }) => [
    address,
    ...scores,
    figure(blocking),
    lost.join(", ") || "–",
  ]),
)}
`;
}
