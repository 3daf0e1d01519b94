import { hc, type ClientResponse, type InferResponseType } from "hono/client";
import { z } from "zod/mini";
import type { Api } from "#server/http/api.ts";
import { DESK_ANSWER, DESK_USER } from "../desk-headers.ts";
import { BackendError, noAnswer } from "../ports/errors.ts";

const RESPONSE_TIMEOUT_MS = 30_000;
/** Statuses for a request that is too large, and for too many requests. */
const PROXY_LIMITS = [413, 429];

const failure = z.object({
  error: z.object({
    code: z.string(),
    message: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
    current: z.optional(z.unknown()),
    base: z.optional(z.unknown()),
  }),
});

/**
 * The server's refusal of a request: nothing was changed. A screen that handles none of its codes shows its `words`.
 */
export class Refusal extends BackendError {
  readonly status: number;
  /** From the Retry-After header. */
  readonly waitSeconds: number;
  readonly reason: z.infer<typeof failure>["error"];

  constructor({ status, headers }: Response, reason: Refusal["reason"]) {
    const fields = Object.values(reason.fields ?? {}).join(" ");
    super("unavailable", { words: reason.message || fields || generalWords(status) });
    this.status = status;
    this.waitSeconds = Number(headers.get("Retry-After")) || 60;
    this.reason = reason;
  }
}

function generalWords(status: number): string {
  switch (status) {
    case 404:
      return "It’s no longer there. Load the page again.";
    case 409:
      return "This has changed in the meantime. Load the page again.";
    case 413:
      return "This is too large for the server.";
    case 429:
      return "That’s too much at once. Wait a minute, then try again.";
    default:
      return "The server refused this: the page may be out of date. Load it again.";
  }
}

/** The id of the user whose desk this document shows; empty until it is known. */
let deskUser = "";

/**
 * Sends this id with every request, so that the server refuses one if somebody else has signed in on this browser
 * since.
 */
export function sendFor(userId: string): void {
  deskUser = userId;
}

/** A `fetch` that rejects with a `BackendError` or a `Refusal`. */
type Ask = (fetcher?: typeof fetch, timeoutMs?: number) => typeof fetch;

/**
 * The one place that translates failed requests to the API at this origin.
 *
 * @param onSignedOut called when the session has ended.
 */
export function createAsk(
  onSignedOut: () => void,
  browserFetch: typeof fetch = (input, init) => fetch(input, init),
): Ask {
  return (fetcher = browserFetch, timeoutMs = RESPONSE_TIMEOUT_MS) =>
    async (input, init) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
      const headers = new Headers(init?.headers);
      if (deskUser !== "") headers.set(DESK_USER, deskUser);
      const response = await fetcher(input, { ...init, headers, signal }).catch(noAnswer);
      const { status } = response;
      const body = status === 204 ? null : await jsonOf(response.clone());
      // A slow response may begin with a success status before it fails, so the body decides.
      const parsed = failure.safeParse(body);
      if (!parsed.success) {
        // A proxy may answer with success although nothing was done.
        const isOurs = response.headers.has(DESK_ANSWER);
        if (response.ok && isOurs && body !== undefined) return response;
        // A proxy has limits of its own, and answers with pages of its own.
        if (PROXY_LIMITS.includes(status)) throw new Refusal(response, { code: "limit" });
        throw new BackendError("unavailable");
      }
      const { error } = parsed.data;
      if (error.code === "signed-out") {
        onSignedOut();
        throw new BackendError("signed-out");
      }
      if (status === 403 && error.message === undefined) throw new BackendError("forbidden");
      if (status >= 500) throw new BackendError("unavailable", { words: error.message });
      throw new Refusal(response, error);
    };
}

/** The API's client. Paths, input and answers have the types of the server's routes (decision 46). */
export function createClient(ask: Ask) {
  return hc<Api>("/", { fetch: ask() }).api;
}
export type Client = ReturnType<typeof createClient>;

/** The body of a route's answer: `Answered<typeof api.users.$get>`. */
export type Answered<Route> = Arrived<InferResponseType<Route>>;

/** A value after serialization as JSON, which has no `undefined`: such a property is absent. */
export type Arrived<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends readonly unknown[]
    ? { [Index in keyof Value]: Arrived<Value[Index]> }
    : {
        [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Arrived<Value[Key]>;
      } & {
        [Key in keyof Value as undefined extends Value[Key] ? Key : never]?: Arrived<
          Exclude<Value[Key], undefined>
        >;
      };

/** An id may come from the address bar, so it may contain a slash. */
export function byId(id: string) {
  return { param: { id: encodeURIComponent(id) } };
}

/** The body of an answer; null if it has none. Rejects as `Ask` does. */
export async function bodyOf<Value>(
  request: Promise<ClientResponse<Value>>,
): Promise<Arrived<Value>> {
  const response = await request;
  const body: unknown = response.status === 204 ? null : await response.json();
  // Unchecked: our own server sends what its route returns.
  return body as Arrived<Value>;
}

/** The body of an answer; `undefined` if the answer is 404. */
export async function foundBody<Value>(
  request: Promise<ClientResponse<Value>>,
): Promise<Arrived<Value> | undefined> {
  return bodyOf(request).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  });
}

/** An answer's body; `undefined` if it is not JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
