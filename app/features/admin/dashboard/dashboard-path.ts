import { DASHBOARD } from "../return-to.ts";

const KEY = "desk-list";

/** Remembers the list's query for the way back from a post, in this tab. */
export function rememberList(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Without storage the way back leads to all posts.
  }
}

/** The dashboard's address with its last query. */
export function dashboardPath(): string {
  let query: string | null = "";
  try {
    query = sessionStorage.getItem(KEY);
  } catch {
    // As above.
  }
  return query ? `${DASHBOARD}?${query}` : DASHBOARD;
}
