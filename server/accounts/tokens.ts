import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A secret that nobody guesses. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What the database keeps of a token. A token has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
