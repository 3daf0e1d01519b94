import { buildSite } from "./build-site.ts";

/** Builds the server edition's site once for all test files. */
export default function setup(): void {
  buildSite();
}
