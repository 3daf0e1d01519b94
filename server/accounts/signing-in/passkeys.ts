import type { Selectable } from "kysely";
import { site } from "#content/site.ts";
import type { Db } from "#server/database/open.ts";
import { databaseProblem, isUniqueViolation } from "#server/database/problem.ts";
import type { Tables } from "#server/database/tables.ts";
import { ApiError, invalid, notFound } from "#server/http/api-error.ts";
import { textList } from "#server/http/text.ts";
import type { Services } from "#server/services.ts";
import { recordAudit, type UserAct } from "../audit.ts";
import type { NewPasskey, PasskeyAnswer } from "../schemas.ts";
import { hashToken } from "../tokens.ts";
import { type Account, accountOf, userById } from "../users.ts";
import { startSession } from "./sessions.ts";
import { countAttempt, LIMITS, rememberSignIn } from "./throttle.ts";

/** How long a user may take to touch a sensor or find a security key. */
const CHALLENGE_MS = 5 * 60 * 1000;
const MAX_PASSKEYS = 20;
/** EdDSA, ES256 and RS256 (COSE): a fixed list, although this version of Node may support more. */
const ALGORITHMS = [-8, -7, -257];

type PasskeyServices = Pick<Services, "db" | "now" | "origin">;

/** Loaded at the first use: most sites have no passkeys. */
const library = () => import("@simplewebauthn/server");

/** What passkeys are bound to: the host and the origin of the site's public address. */
function partyOf(origin: string) {
  return { id: new URL(origin).hostname, origin };
}

/** A user's passkeys, oldest first. */
export async function passkeysOf(db: Db, userId: string) {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "used_at as usedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** What a browser needs to make a passkey. @throws ApiError 409 for a user with too many. */
export async function newPasskeyOptions({ db, now, origin }: PasskeyServices, user: Account) {
  const known = await db
    .selectFrom("passkeys")
    .select(["id", "transports"])
    .where("user_id", "=", user.id)
    .execute();
  if (known.length >= MAX_PASSKEYS) {
    throw new ApiError(409, "too-many-passkeys", {
      message: "That’s enough passkeys. Remove one that you no longer use.",
    });
  }
  const { generateRegistrationOptions } = await library();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: partyOf(origin).id,
    userName: user.email,
    userDisplayName: user.username,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: textList.parse(transports),
    })),
    // A passkey replaces both factors, and signs in without an email address.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
  });
  await rememberChallenge(db, options.challenge, user.id, now());
  return options;
}

/**
 * Adds a passkey that a browser made.
 *
 * @throws ApiError 422 if it was made for another site or challenge, or without verifying the user; 409 if it is added
 * already.
 */
export async function addPasskey(
  { db, origin }: Pick<Services, "db" | "origin">,
  name: string,
  response: NewPasskey,
  act: UserAct,
): Promise<void> {
  const party = partyOf(origin);
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(db, challenge, act.by, act.at),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!result?.verified) {
    throw invalid({ name: "The passkey couldn’t be added. Please try once more." });
  }
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  await db
    .insertInto("passkeys")
    .values({
      id,
      user_id: act.by,
      name,
      public_key: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: JSON.stringify(transports),
      created_at: act.at,
      used_at: null,
    })
    .execute()
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new ApiError(409, "known-passkey", { message: "This passkey is added already." });
    });
  await recordAudit(db, act, "passkey-added", "", name);
}

/** Removes one of a user's own passkeys. @throws ApiError 404 */
export async function removePasskey(db: Db, id: string, act: UserAct): Promise<void> {
  const { name } = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", act.by)
    .returning("name")
    .executeTakeFirstOrThrow(notFound);
  await recordAudit(db, act, "passkey-removed", "", name);
}

/** What a browser needs to sign in with a passkey. It names no account, so that nobody learns who has one. */
export async function passkeySignInOptions({ db, now, origin }: PasskeyServices, client: string) {
  await countAttempt(db, `passkey ${client}`, LIMITS.address, now());
  const { generateAuthenticationOptions } = await library();
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: partyOf(origin).id,
    userVerification: "required",
    timeout: CHALLENGE_MS,
  });
  await rememberChallenge(db, options.challenge, null, now());
  return options;
}

/**
 * Signs in with a passkey, which replaces both factors: the user has it, and unlocked it with a finger, face or PIN.
 *
 * @throws ApiError 429 after too many attempts; 401 `unknown-passkey`.
 */
export async function signInWithPasskey(
  { db, now, origin }: PasskeyServices,
  response: PasskeyAnswer,
  client: string,
  userAgent: string,
): Promise<{ readonly user: Account; readonly token: string }> {
  // The same key as for passwords: one limit for all sign-in attempts from an address.
  await countAttempt(db, `sign-in ${client}`, LIMITS.address, now());
  const passkey = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("id", "=", response.id)
    .executeTakeFirst();
  const user = passkey && (await userById(db, passkey.user_id));
  const counter =
    passkey && user?.disabled_at === null
      ? await signedCounter(db, passkey, response, partyOf(origin), now())
      : undefined;
  if (!passkey || !user || counter === undefined) {
    await recordAudit(db, { by: user?.id ?? null, at: now() }, "sign-in-failed");
    throw new ApiError(401, "unknown-passkey", {
      message: "This passkey isn’t known here. Sign in with your password.",
    });
  }
  await rememberSignIn(db, user.email, client, now());
  const token = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("passkeys")
      .set({ counter, used_at: now() })
      .where("id", "=", passkey.id)
      .execute();
    await recordAudit(trx, { by: user.id, at: now() }, "signed-in", "", "passkey");
    return startSession(trx, user.id, userAgent, now());
  });
  return { user: accountOf(user), token };
}

/** The authenticator's new counter, if the passkey signed our challenge; otherwise `undefined`. */
async function signedCounter(
  db: Db,
  passkey: Passkey,
  response: PasskeyAnswer,
  party: ReturnType<typeof partyOf>,
  now: number,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== handleOf(passkey.user_id)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(db, challenge, null, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, "base64url")),
      // The library refuses a counter that does not increase: the passkey was copied.
      counter: passkey.counter,
      transports: textList.parse(passkey.transports),
    },
  }).catch(refused);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

/** Removes every passkey of a user who lost them, or whose account was taken over. @returns how many. */
export async function removePasskeysOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

type Passkey = Selectable<Tables["passkeys"]>;

/** Stores a challenge by its hash, with the user who adds a passkey; null for a sign-in. */
async function rememberChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  now: number,
): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashToken(challenge),
      user_id: userId,
      expires_at: now + CHALLENGE_MS,
    })
    .execute();
}

/** Uses up a challenge issued to this user, or for a sign-in; of two responses to one challenge one succeeds. */
async function spendChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How authenticators name a user. */
function handleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** Treats the library's errors, one for each thing wrong with a response, as a refusal. @throws database errors. */
function refused(error: unknown): undefined {
  if (databaseProblem(error) !== undefined) throw error;
  return undefined;
}
