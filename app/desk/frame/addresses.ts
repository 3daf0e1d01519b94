import { remember, remembered } from "./tab-storage.ts";

export const LOGIN = "/admin/login";
export const DASHBOARD = "/admin";
const PARAMETER = "next";

/** The login page's address, with the protected page to return to. */
export function loginUrl(returnTo: string): string {
  if (!isDeskPage(returnTo) || returnTo === DASHBOARD) return LOGIN;
  return `${LOGIN}?${new URLSearchParams({ [PARAMETER]: returnTo })}`;
}

/** The page to open after signing in. Only pages of the desk count, so that a link can't lead elsewhere. */
export function returnToFrom(loginParams: URLSearchParams): string {
  const returnTo = loginParams.get(PARAMETER) ?? "";
  return isDeskPage(returnTo) ? returnTo : DASHBOARD;
}

function isDeskPage(address: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(address) && !/^\/admin\/login(?:[/?]|$)|\\|\/\//.test(address);
}

export function editPath(id: string): string {
  return `/admin/edit-post/${encodeURIComponent(id)}`;
}

/** The desk's own view of a post (decision 17). */
export function viewPath(id: string): string {
  return `/admin/view-post/${encodeURIComponent(id)}`;
}

const LIST_KEY = "desk-list";

/** Remembers the list's query for the way back from a post, in this tab. */
export function rememberList(query: string): void {
  remember(LIST_KEY, query);
}

/** The dashboard's address with its last query. Without storage it leads to all posts. */
export function dashboardPath(): string {
  const query = remembered(LIST_KEY);
  return query ? `${DASHBOARD}?${query}` : DASHBOARD;
}
