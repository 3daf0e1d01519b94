import { readContent } from "../app/backend/files/content.ts";
import { exportSite } from "./export-site.ts";

/* Exports the demo edition: the checkout's content as files for any static host. */
await exportSite(readContent("."));
