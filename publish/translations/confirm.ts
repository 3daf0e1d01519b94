import { readPages } from "#app/backend/files/read-pages.ts";
import { confirmPage, stalePages, staleReport } from "./translations.ts";

/*
 * `npm run confirm-spanish tools/turn-in` records that the Spanish page matches the current English one; without a page
 * it lists the pages to compare.
 */
const names = process.argv.slice(2);
for (const name of names) {
  const parts = confirmPage(".", name);
  console.log(
    `${name}: ${parts.length === 0 ? "nothing to confirm" : `confirmed ${parts.join(", ")}`}.`,
  );
}
if (names.length === 0) {
  const report = staleReport(stalePages(readPages()));
  console.log(report.length === 0 ? "Every Spanish page is up to date." : report.join("\n"));
}
