import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { ABSOLUTE_MS } from "./sessions.ts";

export interface SessionCookie {
  read(c: Context): string | undefined;
  write(c: Context, token: string): void;
  remove(c: Context): void;
}

/**
 * `__Host-` binds the cookie to this host and to https. On http://localhost, the only origin without
 * https, it is a plain cookie.
 */
export function sessionCookie(origin: string): SessionCookie {
  const secure = origin.startsWith("https:");
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", secure, httpOnly: true, sameSite: "Strict" } as const;
  return {
    read: (c) => getCookie(c, name),
    write: (c, token) => setCookie(c, name, token, { ...options, maxAge: ABSOLUTE_MS / 1000 }),
    remove: (c) => {
      deleteCookie(c, name, options);
    },
  };
}
