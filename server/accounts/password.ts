import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitAtOnce } from "../limit-at-once.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { COST, type Cost } from "./password-cost.ts";

const derive = promisify(argon2);

const TAG_BYTES = 32;
const SALT_BYTES = 16;
export const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 1000;
/** Each takes 19 MiB: a flood of sign-ins must not take the machine's memory. */
const HASHES_AT_ONCE = 2;
const inTurn = limitAtOnce(HASHES_AT_ONCE);

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** What is wrong with a new password, in the words of the form; `undefined` when it is good. */
export function passwordProblem(password: string): string | undefined {
  const length = Array.from(password.normalize("NFKC")).length;
  if (length < SHORTEST_PASSWORD) return `Use ${SHORTEST_PASSWORD} characters or more`;
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters`;
  if (isCommonPassword(password)) {
    return "This password is on the list of common ones. Choose another.";
  }
  return undefined;
}

/** The PHC string to keep: algorithm, parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await inTurn(() => tagOf(password, salt, COST, TAG_BYTES));
  return phcOf(salt, tag);
}

/** Whether a password is the one that was hashed. Takes its time for a hash that is missing, too. */
export async function isPassword(password: string, phc: string | null): Promise<boolean> {
  const { cost, salt, tag } = readPhc(phc ?? DECOY);
  const given = await inTurn(() => tagOf(password, salt, cost, tag.length));
  return timingSafeEqual(given, tag) && phc !== null;
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(phc: string): boolean {
  const { cost } = readPhc(phc);
  return (
    cost.memory !== COST.memory ||
    cost.passes !== COST.passes ||
    cost.parallelism !== COST.parallelism
  );
}

/** What is compared with when there is no such account, so that both answers take as long. */
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

/** @throws Error for a text that is no PHC string of argon2id: the database was changed by hand. */
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
