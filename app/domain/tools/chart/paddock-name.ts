import type { RanchFile } from "../fields/fields.ts";
import { HOME } from "./types.ts";

/** A paddock's name, or where the herd waits. */
export function paddockName(file: RanchFile, paddockId: string): string {
  if (paddockId === HOME) return "home or other grass";
  return file.paddocks.find(({ id }) => id === paddockId)?.name || "a paddock taken out";
}
