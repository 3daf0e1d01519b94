import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";
import { z } from "zod";
import { site } from "../../../content/site.ts";
import type { Db } from "../../database/open.ts";
import type { UserRow } from "../../database/tables.ts";
import { hashPassword, isPassword } from "../password.ts";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A phone's clock may be one step off. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;
const RECOVERY_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const RECOVERY_LENGTH = 12;
const STORED = /^[A-Z2-7]{32}$/;
const storedCodes = z.array(z.string());

/** A new secret, its `otpauth:` URI for authenticator apps, and that URI as a QR code in SVG. */
export function newSecret(email: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const uri = totpOf(secret, email).toString();
  return { secret, uri, picture: encodeQR(uri, "svg", { ecc: "medium", border: 4 }) };
}

/** Whether a text has the format of `newSecret`. */
export function isSecret(text: string): boolean {
  return STORED.test(text);
}

/** The time step that a code belongs to; `undefined` for a wrong or expired code. */
export function timeStepOf(secret: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(" ", "");
  const delta = totpOf(secret).validate({ token, timestamp: now, window: STEPS_OFF });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes in case the phone is lost: shown once, stored as slow hashes like passwords. */
export async function newRecoveryCodes(): Promise<{
  readonly codes: readonly string[];
  readonly stored: string;
}> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => hashPassword(plainCode(code))));
  return { codes, stored: JSON.stringify(hashes) };
}

/**
 * Uses up a code from the app or a recovery code. Each works once; of two concurrent requests with the
 * same code one succeeds.
 */
export async function spendCode(
  db: Db,
  user: UserRow,
  code: string,
  now: number,
): Promise<boolean> {
  if (user.totp_secret === null) return false;
  const step = timeStepOf(user.totp_secret, code, now);
  if (step !== undefined) return spendTimeStep(db, user.id, step);
  return spendRecoveryCode(db, user, code);
}

async function spendTimeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ totp_step: step })
    .where("id", "=", userId)
    .where((is) =>
      is.or([
        is("totp_step", "is", null),
        is("totp_step", "<", step),
        // A step in the future: the clock has been set back since.
        is("totp_step", ">", step + 2 * STEPS_OFF),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function spendRecoveryCode(db: Db, user: UserRow, code: string): Promise<boolean> {
  const stored = user.recovery_codes;
  const plain = plainCode(code);
  // Ten slow comparisons only if it looks like a recovery code; the app's six digits never do.
  if (stored === null || plain.length !== RECOVERY_LENGTH) return false;
  const hashes = storedCodes.parse(JSON.parse(stored));
  const right = await Promise.all(hashes.map((hash) => isPassword(plain, hash)));
  const at = right.indexOf(true);
  if (at === -1) return false;
  const left = hashes.toSpliced(at, 1);
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ recovery_codes: JSON.stringify(left) })
    .where("id", "=", user.id)
    .where("recovery_codes", "=", stored)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: site.name, label, secret, period: PERIOD_SECONDS });
}

function newRecoveryCode(): string {
  const letters: string[] = [];
  while (letters.length < RECOVERY_LENGTH) {
    const [byte = 255] = randomBytes(1);
    // Rejects bytes beyond the last full alphabet, which would bias the first letters.
    const letter = byte < 248 ? RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length] : undefined;
    if (letter !== undefined) letters.push(letter);
  }
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, "");
}
