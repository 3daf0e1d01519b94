export const LOGIN = "/admin/login";
export const DASHBOARD = "/admin";
const PARAMETER = "next";

/** The login page's address, remembering the protected page to return to. */
export function loginUrl(returnTo: string): string {
  if (!isDeskPage(returnTo) || returnTo === DASHBOARD) return LOGIN;
  return `${LOGIN}?${new URLSearchParams({ [PARAMETER]: returnTo })}`;
}

/** Where a sign-in leads. Only the desk's own pages count, so that no link can lead elsewhere. */
export function returnToFrom(loginParams: URLSearchParams): string {
  const returnTo = loginParams.get(PARAMETER) ?? "";
  return isDeskPage(returnTo) ? returnTo : DASHBOARD;
}

function isDeskPage(address: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(address) && !/^\/admin\/login(?:[/?]|$)|\\|\/\//.test(address);
}
