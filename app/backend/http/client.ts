import { z } from "zod/mini";
import { BackendError } from "../ports/errors.ts";
import { sendFile } from "./send-file.ts";

const RESPONSE_TIMEOUT_MS = 30_000;
/** Enough for a 20 MB photo over a weak signal; the server waits as long. */
const FILE_TIMEOUT_MS = 5 * 60_000;

const failure = z.object({
  error: z.object({
    code: z.string(),
    message: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
    current: z.optional(z.unknown()),
    base: z.optional(z.unknown()),
  }),
});

/** The server's error response, for the port to translate. */
export type Refusal = z.infer<typeof failure>["error"] & {
  readonly status: number;
  /** The Retry-After header. */
  readonly waitSeconds?: number;
};

export type Reply =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

interface Call {
  readonly method?: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  /** A file, sent as the raw body, or a form that contains one. */
  readonly file?: Blob | FormData;
  /** If it may take longer than usual. */
  readonly timeoutMs?: number;
  /** Called with the share of the file sent so far, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** The version that a change is based on, sent as If-Match. */
  readonly version?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Calls the server's API. */
export type Api = (path: string, call?: Call) => Promise<Reply>;

/**
 * A client for the API at this origin. Errors that ports can report resolve as refusals; all others reject.
 *
 * @param onSignedOut called when the session has ended.
 */
export function createApi(
  onSignedOut: () => void,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): Api {
  return async (path, call = {}) => {
    const { method = "GET", body, file, onProgress, version, signal } = call;
    const { timeoutMs = file ? FILE_TIMEOUT_MS : RESPONSE_TIMEOUT_MS } = call;
    const timeout = AbortSignal.timeout(timeoutMs);
    const send = onProgress ? sendFile(onProgress) : fetcher;
    const response = await send(`/api${path}`, {
      method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(version === undefined ? {} : { "If-Match": `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file ? { body: file } : {}),
    }).catch((error: unknown) => {
      throw new BackendError("offline", { cause: error });
    });
    const json: unknown = response.status === 204 ? undefined : await readJson(response);
    const parsed = failure.safeParse(json);
    // An answer that took long began as a success.
    if (response.ok && !parsed.success) return { ok: true, body: json };
    if (!parsed.success) throw new BackendError("unavailable");
    const refusal = parsed.data.error;
    if (refusal.code === "signed-out") {
      onSignedOut();
      throw new BackendError("signed-out");
    }
    if (response.status === 403) throw new BackendError("forbidden");
    if (response.status >= 500) throw new BackendError("unavailable");
    const wait = Number(response.headers.get("Retry-After"));
    return {
      ok: false,
      refusal: { ...refusal, status: response.status, ...(wait > 0 ? { waitSeconds: wait } : {}) },
    };
  };
}

/** The body of a reply whose refusal no screen can handle: a refusal throws. */
export function expectBody(reply: Reply): unknown {
  if (reply.ok) return reply.body;
  throw new BackendError("unavailable");
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new BackendError("unavailable", { cause: error });
  }
}
