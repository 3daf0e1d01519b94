import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { ABSOLUTE_MS } from "./sessions.ts";

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * `__Host-` binds the cookie to this host and to https. On http://localhost, the only origin without
 * https, it is a plain cookie.
 */
export function sessionCookie(origin: string) {
  const secure = origin.startsWith("https:");
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", secure, httpOnly: true, sameSite: "Strict" } as const;
  return {
    read: (c: Context) => getCookie(c, name),
    write: (c: Context, token: string) =>
      setCookie(c, name, token, { ...options, maxAge: ABSOLUTE_MS / 1000 }),
    remove: (c: Context) => {
      deleteCookie(c, name, options);
    },
  };
}
