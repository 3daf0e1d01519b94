import "../app/production.ts";
import { readContent } from "../app/backend/files/content.ts";
import { publishSite } from "./publish-site.ts";

/*
 * Exports the demo edition: the checkout's content as files for any static host.
 */
await publishSite(readContent("."));
