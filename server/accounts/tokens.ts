import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A random secret, of which only the hash is stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The stored form of a token. It has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
