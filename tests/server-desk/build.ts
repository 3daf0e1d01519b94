import { buildSite } from "../server/build-site.ts";

/** Builds the site for the server, once for all files. */
export default function build(): void {
  buildSite();
}
