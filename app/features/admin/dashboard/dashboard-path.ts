import { DASHBOARD } from "../return-to.ts";

/** The dashboard as it was left: rows and buttons hand its query on in the history's state. */
export function dashboardPath(state: unknown): string {
  const back = typeof state === "object" && state !== null && "back" in state ? state.back : "";
  return typeof back === "string" && back !== "" ? `${DASHBOARD}?${back}` : DASHBOARD;
}
