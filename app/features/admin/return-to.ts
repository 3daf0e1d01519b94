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
