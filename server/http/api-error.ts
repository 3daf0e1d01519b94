import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";

/** The format of every API error. */
export const errorAnswer = z.object({
  error: z.object({
    /** For programs, like `address-taken`. */
    code: z.string(),
    /** For people, if there is more to say than the code does. */
    message: z.string().optional(),
    /** Message for each invalid field. */
    fields: z.record(z.string(), z.string()).optional(),
    /** The current state, when a change was based on an older one. */
    current: z.unknown().optional(),
    /** The common ancestor of both changes. */
    base: z.unknown().optional(),
  }),
});

interface More {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: unknown;
  readonly base?: unknown;
  readonly retryAfterSeconds?: number;
}

/** Thrown to end a request with an API error. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly more: More;

  constructor(status: ContentfulStatusCode, code: string, more: More = {}) {
    super(more.message ?? code);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** 422 with a message for each invalid field. */
export function invalid(fields: Readonly<Record<string, string>>): ApiError {
  return new ApiError(422, "invalid", { fields });
}

export const notFound = () => new ApiError(404, "not-found");
