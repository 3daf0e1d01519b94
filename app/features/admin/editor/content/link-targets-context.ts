import { createContext, use } from "react";
import type { Writing } from "#app/backend/http/writing.ts";

/** Searches posts and pages by title; undefined in an edition without a server. */
type SearchTargets = Writing["linkTargets"];

export const LinkTargetsContext = createContext<SearchTargets | undefined>(undefined);

export function useLinkTargets(): SearchTargets | undefined {
  return use(LinkTargetsContext);
}
