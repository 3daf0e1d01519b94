/** Why a backend could not do what it was asked, whatever was asked. */
export type BackendFailure =
  /** No connection, or no answer in time. */
  | "offline"
  /** The session has ended; nothing was changed. */
  | "signed-out"
  /** The role does not allow it. */
  | "forbidden"
  /** The backend answered, but with something other than a result. */
  | "unavailable";

/**
 * What every port rejects with. An outcome that a screen must handle (an address that is taken, a post
 * that is gone) is a result, never an error.
 */
export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly failure: BackendFailure;

  constructor(failure: BackendFailure, options?: ErrorOptions) {
    super(`backend: ${failure}`, options);
    this.failure = failure;
  }
}

/** The failure that a rejection stands for; anything unexpected counts as `unavailable`. */
export function failureOf(error: unknown): BackendFailure {
  return error instanceof BackendError ? error.failure : "unavailable";
}

/** What came of asking a port: its answer, or why there is none. */
export type Settled<Answer> = Answer | { readonly ok: false; readonly failure: BackendFailure };

/** Waits for a port's answer; a rejection becomes a failure to be said in words. */
export async function settle<Answer>(asked: Promise<Answer>): Promise<Settled<Answer>> {
  return asked.catch((error: unknown) => ({ ok: false, failure: failureOf(error) }) as const);
}
