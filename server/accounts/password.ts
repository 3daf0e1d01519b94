import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "../limit-concurrency.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { COST, type Cost } from "./password-cost.ts";

const derive = promisify(argon2);

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 1000;
/** Each takes 19 MiB: a flood of sign-ins must not exhaust the machine's memory. */
const MAX_CONCURRENT_HASHES = 2;
const limited = limitConcurrency(MAX_CONCURRENT_HASHES);

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * The form's message for an unacceptable new password; `undefined` if it is acceptable.
 *
 * @param email the account's address, which is not secret and so must not be the password.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = Array.from(password.normalize("NFKC")).length;
  if (length < MIN_PASSWORD_LENGTH) return `Use ${MIN_PASSWORD_LENGTH} characters or more`;
  if (length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters`;
  if (password.trim().toLowerCase() === email) {
    return "Your email address can’t be your password. Choose another.";
  }
  if (isCommonPassword(password)) {
    return "This password is on the list of common ones. Choose another.";
  }
  return undefined;
}

/** The PHC string to store: algorithm, parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await limited(() => tagOf(password, salt, COST, TAG_BYTES));
  return phcOf(salt, tag);
}

/** Whether a password matches a hash. Takes as long when there is no hash. */
export async function isPassword(password: string, phc: string | null): Promise<boolean> {
  const { cost, salt, tag } = readPhc(phc ?? DECOY);
  const given = await limited(() => tagOf(password, salt, cost, tag.length));
  return timingSafeEqual(given, tag) && phc !== null;
}

/** Whether a hash was made with other parameters than the current ones. */
export function isOutdated(phc: string): boolean {
  const { cost } = readPhc(phc);
  return (
    cost.memory !== COST.memory ||
    cost.passes !== COST.passes ||
    cost.parallelism !== COST.parallelism
  );
}

/** Compared with when there is no account, so that both cases take equally long. */
const DECOY = phcOf(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

function tagOf(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize("NFKC"));
  return derive("argon2id", { message, nonce: salt, tagLength, ...cost });
}

function phcOf(salt: Buffer, tag: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** @throws Error if the text is not an argon2id PHC string: then the database was edited by hand. */
function readPhc(phc: string): {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
} {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc) ?? [];
  if (salt === undefined || tag === undefined) throw new Error("A password hash cannot be read.");
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
