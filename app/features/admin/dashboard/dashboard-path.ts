import { DASHBOARD } from "../return-to.ts";

/** The dashboard's address with its last query, which links pass on in the history state. */
export function dashboardPath(state: unknown): string {
  const back = typeof state === "object" && state !== null && "back" in state ? state.back : "";
  return typeof back === "string" && back !== "" ? `${DASHBOARD}?${back}` : DASHBOARD;
}
