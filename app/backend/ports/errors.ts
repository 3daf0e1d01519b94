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

  constructor(failure: BackendFailure, options?: ErrorOptions) {
    super(`backend: ${failure}`, options);
    this.failure = failure;
  }
}

/** The failure behind a rejection; anything unexpected counts as `unavailable`. */
export function failureOf(error: unknown): BackendFailure {
  return error instanceof BackendError ? error.failure : "unavailable";
}

/** A port's answer, or the failure that prevented one. */
export type Settled<Answer> = Answer | { readonly ok: false; readonly failure: BackendFailure };

/** Converts a rejection to a failure value that a screen can put into words. */
export async function settle<Answer>(request: Promise<Answer>): Promise<Settled<Answer>> {
  return request.catch((error: unknown) => ({ ok: false, failure: failureOf(error) }) as const);
}

/** For the rejection of a `fetch`, which says nothing but that there was no answer. */
export function noAnswer(error: unknown): never {
  throw new BackendError("offline", { cause: error });
}
