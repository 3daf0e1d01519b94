import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";
import type { Db } from "#server/database/open.ts";
import type { UserRow } from "#server/database/tables.ts";
import { textList } from "#server/http/text.ts";
import { recordAudit } from "../audit.ts";
import { hashPassword, isPassword } from "../password.ts";
import { userByEmail } from "../users.ts";
import { removePasskeysOf } from "./passkeys.ts";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A phone's clock may be one step off. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;
const RECOVERY_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const RECOVERY_LENGTH = 12;
const STORED = /^[A-Z2-7]{32}$/;
/** Messages for refused codes. */
export const WRONG_CODE = "That code is wrong or has expired. Your phone’s clock may be off.";
const WRONG_BACKUP_CODE = "That backup code is wrong, or was used before. Each works once.";
export const SPENT_CODE = "This code was just used; wait for the next one.";

/** A new secret, and its `otpauth:` URI for authenticator apps as a QR code in SVG. */
export function newSecret(email: string, siteName: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const uri = totpOf(secret, { label: email, issuer: siteName }).toString();
  return { secret, picture: encodeQR(uri, "svg", { ecc: "medium", border: 4 }) };
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

/** The message for a wrong code, which may be the app's or a backup code. */
export function wrongCodeText(code: string): string {
  return plainCode(code).length === RECOVERY_LENGTH ? WRONG_BACKUP_CODE : WRONG_CODE;
}

/** How many backup codes a user has left. */
export function backupCodesLeft({ recovery_codes: codes }: UserRow): number {
  return codes === null ? 0 : textList.parse(codes).length;
}

/** What a right code uses up: a time step of the app, or one of the backup codes. */
type UsedCode =
  | { readonly step: number }
  | { readonly before: string; readonly left: readonly string[] };

/** What a code would use up; `undefined` if it is wrong or has expired. Changes nothing. */
export async function readCode(
  user: UserRow,
  code: string,
  now: number,
): Promise<UsedCode | undefined> {
  if (user.totp_secret === null) return undefined;
  const step = timeStepOf(user.totp_secret, code, now);
  if (step !== undefined) return { step };
  const before = user.recovery_codes;
  const plain = plainCode(code);
  // Ten slow comparisons only if it looks like a recovery code; the app's six digits never do.
  if (before === null || plain.length !== RECOVERY_LENGTH) return undefined;
  const hashes = textList.parse(before);
  const right = await Promise.all(hashes.map((hash) => isPassword(plain, hash)));
  const at = right.indexOf(true);
  return at === -1 ? undefined : { before, left: hashes.toSpliced(at, 1) };
}

/** Uses up a code. Each works once; of two concurrent requests with the same code one succeeds. */
export async function spendCode(db: Db, userId: string, used: UsedCode): Promise<boolean> {
  const user = db.updateTable("users").where("id", "=", userId);
  const { numUpdatedRows } = await ("left" in used
    ? user
        .set({ recovery_codes: JSON.stringify(used.left) })
        .where("recovery_codes", "=", used.before)
    : user.set({ totp_step: used.step }).where((is) =>
        is.or([
          is("totp_step", "is", null),
          is("totp_step", "<", used.step),
          // A stored step in the future means that the clock has been set back since.
          is("totp_step", ">", used.step + 2 * STEPS_OFF),
        ]),
      )
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Turns off two-step sign-in and passkeys of a user who lost the phone and backup codes. For the operator's command.
 *
 * @returns false if nobody has the address, or both are off already.
 */
export async function turnOffSecondFactor(db: Db, email: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, email);
    if (!user) return false;
    const passkeys = await removePasskeysOf(trx, user.id);
    if (passkeys === 0 && user.totp_secret === null) return false;
    await removeSecondFactor(trx, user.id);
    const act = { by: null, at: now };
    await recordAudit(trx, act, "second-factor-off", user.id, "on the server");
    return true;
  });
}

export async function removeSecondFactor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ totp_secret: null, totp_step: null, recovery_codes: null })
    .where("id", "=", userId)
    .execute();
}

function totpOf(secret: string, shown: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...shown, secret, period: PERIOD_SECONDS });
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
