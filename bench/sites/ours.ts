import { join } from "node:path";
import { ROOT, WORK } from "../folders.ts";
import { runCommand } from "./run-command.ts";

const OURS = join(WORK, "ours");
/** The built site that the bench serves; the checkout's `dist/` is not touched. */
export const OURS_BUILT = join(OURS, "dist");

/** Environment of `npm run build`, with the bench's output folders. */
export const oursPlaces = { OUT_DIR: OURS_BUILT, BUNDLE_DIR: join(OURS, "bundle") } as const;

/** Builds the site as it is published. @returns the folder to serve. */
export function buildOurs(): string {
  console.log("Building our site ...");
  runCommand("npm", ["run", "--silent", "build"], ROOT, oursPlaces);
  return OURS_BUILT;
}
