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
const keptCodes = z.array(z.string());

/** A new secret, the address that holds it for authenticator apps, and that address as a QR code in SVG. */
export function newSecret(email: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const uri = totpOf(secret, email).toString();
  return { secret, uri, picture: encodeQR(uri, "svg", { ecc: "medium", border: 4 }) };
}

/** Whether a text is a secret as `newSecret` makes them. */
export function isSecret(text: string): boolean {
  return STORED.test(text);
}

/** The time step whose code this is; `undefined` for a wrong or old one. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(" ", "");
  const delta = totpOf(secret).validate({ token, timestamp: now, window: STEPS_OFF });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes for the day the phone is lost: shown once, kept as slow hashes like passwords. */
export async function newRecoveryCodes(): Promise<{
  readonly codes: readonly string[];
  readonly kept: string;
}> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => hashPassword(plainCode(code))));
  return { codes, kept: JSON.stringify(hashes) };
}

/**
 * Takes a code from the app or one of the recovery codes. Each works once: of two requests with the
 * same code one succeeds.
 */
export async function takeCode(db: Db, user: UserRow, code: string, now: number): Promise<boolean> {
  if (user.totp_secret === null) return false;
  const step = stepOf(user.totp_secret, code, now);
  if (step !== undefined) return takeStep(db, user.id, step);
  return takeRecoveryCode(db, user, code);
}

async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ totp_step: step })
    .where("id", "=", userId)
    .where((is) =>
      is.or([
        is("totp_step", "is", null),
        is("totp_step", "<", step),
        // A step that no phone could have named yet: the clock has been set back since.
        is("totp_step", ">", step + 2 * STEPS_OFF),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function takeRecoveryCode(db: Db, user: UserRow, code: string): Promise<boolean> {
  const kept = user.recovery_codes;
  const plain = plainCode(code);
  // Ten slow comparisons only for what looks like one: six digits never do.
  if (kept === null || plain.length !== RECOVERY_LENGTH) return false;
  const hashes = keptCodes.parse(JSON.parse(kept));
  const right = await Promise.all(hashes.map((hash) => isPassword(plain, hash)));
  const at = right.indexOf(true);
  if (at === -1) return false;
  const left = hashes.toSpliced(at, 1);
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ recovery_codes: JSON.stringify(left) })
    .where("id", "=", user.id)
    .where("recovery_codes", "=", kept)
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
    // Bytes beyond the last whole alphabet would make some letters likelier.
    const letter = byte < 248 ? RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length] : undefined;
    if (letter !== undefined) letters.push(letter);
  }
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, "");
}
