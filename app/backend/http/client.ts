import { z } from "zod/mini";
import { BackendError } from "../ports/errors.ts";
import { sendFile } from "./send-file.ts";

const ANSWER_TIMEOUT_MS = 30_000;
/** A photo of 20 MB over a weak signal; the server waits as long. */
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

/** Why the server refused, for the port to tell in its own terms. */
export type Refusal = z.infer<typeof failure>["error"] & {
  readonly status: number;
  /** From Retry-After. */
  readonly waitSeconds?: number;
};

export type Reply =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Call {
  readonly method?: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  /** A file, sent as it is, or a form that holds one. */
  readonly file?: Blob | FormData;
  /** Called with the part of the file that has gone, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** The version that a change starts from. */
  readonly version?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Asks the server's API. */
export type Api = (path: string, call?: Call) => Promise<Reply>;

/**
 * The API at this origin. What the ports know how to tell is a refusal; all else rejects.
 *
 * @param onSignedOut called when the server no longer knows the session.
 */
export function createApi(
  onSignedOut: () => void,
  ask: typeof fetch = (input, init) => fetch(input, init),
): Api {
  return async (path, { method = "GET", body, file, onProgress, version, signal } = {}) => {
    const timeout = AbortSignal.timeout(file ? FILE_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
    const send = onProgress ? sendFile(onProgress) : ask;
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
    const answer: unknown = response.status === 204 ? undefined : await jsonOf(response);
    if (response.ok) return { ok: true, body: answer };
    const known = failure.safeParse(answer);
    if (!known.success) throw new BackendError("unavailable");
    const refusal = known.data.error;
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

/** The answer of a call that can only succeed or fail as a whole. */
export function expectBody(reply: Reply): unknown {
  if (reply.ok) return reply.body;
  throw new BackendError("unavailable");
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new BackendError("unavailable", { cause: error });
  }
}
