import { readContent } from "../app/backend/files/content.ts";
import { exportSite } from "./export-site.ts";
import { stalePages, staleReport } from "./translations/translations.ts";

/* Exports the demo edition: the checkout's content as files for any static host. */
const content = readContent(".");
await exportSite(content);
for (const line of staleReport(stalePages(await content.pages()))) console.warn(line);
