import { buildSite } from "../server/build-site.ts";

/** Builds the site for the server, once for all files, unless `npm test` has. */
export default function build(): void {
  if (process.env["SERVER_EDITION"] !== "built") buildSite();
}
