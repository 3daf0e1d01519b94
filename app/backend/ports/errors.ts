/** A failure that any request to a backend can run into. */
export type BackendFailure =
  /** No connection, or no answer in time. */
  | "offline"
  /** The session has ended; nothing was changed. */
  | "signed-out"
  /** The role does not allow it. */
  | "forbidden"
  /** The backend failed, or sent an unexpected response. */
  | "unavailable";

/**
 * The error that every port rejects with. An outcome that a screen must handle (a taken address, a deleted
 * post) is a result, never an error.
 */
export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly failure: BackendFailure;
  /** Why, for the person who made the request; empty if `failure` says enough. */
  readonly words: string;

  constructor(failure: BackendFailure, { words = "", ...options }: Options = {}) {
    super(`backend: ${failure}`, options);
    this.failure = failure;
    this.words = words;
  }
}
interface Options extends ErrorOptions {
  readonly words?: string | undefined;
}

/** The failure behind a rejection; anything unexpected counts as `unavailable`. */
export function failureOf(error: unknown): BackendFailure {
  return error instanceof BackendError ? error.failure : "unavailable";
}

const FAILURE_TEXTS: Readonly<Record<BackendFailure, string>> = {
  // The server may or may not have received the request.
  offline: "No connection. Please try again.",
  "signed-out": "You’re signed out. Sign in, then try again.",
  forbidden: "Your account may not do this. If you need it, ask one of the site’s owners.",
  // The same here: a proxy may have answered in place of the server.
  unavailable: "The server didn’t answer as it should. Please try again.",
};

/** Why a request failed and what to do, in words that fit any request. */
export function failureText(error: unknown): string {
  const words = error instanceof BackendError ? error.words : "";
  return words || FAILURE_TEXTS[failureOf(error)];
}

/** A port's answer, or the failure that prevented one, also in words. */
export type Settled<Answer> =
  | Answer
  | { readonly ok: false; readonly failure: BackendFailure; readonly why: string };

/** Converts a rejection to a failure value that a screen can put into words. */
export async function settle<Answer>(request: Promise<Answer>): Promise<Settled<Answer>> {
  return request.catch(
    (error: unknown) =>
      ({ ok: false, failure: failureOf(error), why: failureText(error) }) as const,
  );
}

/** For the rejection of a `fetch`, which only says that there was no answer. */
export function noAnswer(error: unknown): never {
  throw new BackendError("offline", { cause: error });
}
