import { buildSite } from "./build-site.ts";

/** Builds the server edition's site once, before the files that ask it run side by side. */
export default function setup(): void {
  buildSite();
}
