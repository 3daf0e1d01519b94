import { createHmac, timingSafeEqual } from "node:crypto";
import { newToken } from "../accounts/tokens.ts";
import { newsletterKey } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";

/** Makes the token of each subscriber's leave link. It is signed, so that nothing is stored per mail. */
export async function leaveTokens(db: Db): Promise<(subscriberId: string) => string> {
  const key = await newsletterKey(db, newToken());
  return (id) => `${id}.${signature(key, id)}`;
}

/** Whose leave link a token is of; `undefined` for a forged one. */
export async function subscriberOfToken(db: Db, token: string): Promise<string | undefined> {
  const [id = "", signed = ""] = token.split(".");
  const wanted = Buffer.from(signature(await newsletterKey(db, newToken()), id));
  const given = Buffer.from(signed);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
}

function signature(key: string, id: string): string {
  return createHmac("sha256", key).update(`leave ${id}`).digest("base64url");
}
