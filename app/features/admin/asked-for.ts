export const LOGIN = "/admin/login";
export const DASHBOARD = "/admin";
const PARAMETER = "next";

/** The login page's address, remembering the protected page that was asked for. */
export function loginPath(asked: string): string {
  if (!isDeskPage(asked) || asked === DASHBOARD) return LOGIN;
  return `${LOGIN}?${new URLSearchParams({ [PARAMETER]: asked })}`;
}

/** Where a sign-in leads. Only the editor's own pages count, so that no link can lead elsewhere. */
export function askedFor(loginParams: URLSearchParams): string {
  const asked = loginParams.get(PARAMETER) ?? "";
  return isDeskPage(asked) ? asked : DASHBOARD;
}

function isDeskPage(address: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(address) && !/^\/admin\/login(?:[/?]|$)|\\|\/\//.test(address);
}
