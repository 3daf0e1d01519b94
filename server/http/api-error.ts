import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";

/** The shape of every error of the API. */
export const errorAnswer = z.object({
  error: z.object({
    /** For programs, like `address-taken`. */
    code: z.string(),
    /** For people, where there is more to say than the code does. */
    message: z.string().optional(),
    /** What is wrong with each field that was sent. */
    fields: z.record(z.string(), z.string()).optional(),
    /** What is there now, when a change was based on something older. */
    current: z.unknown().optional(),
    /** What both changes were based on. */
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

/** Ends a request with an answer that the caller understands. */
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

/** 422 with a message for each field. */
export function invalid(fields: Readonly<Record<string, string>>): ApiError {
  return new ApiError(422, "invalid", { fields });
}

export const notFound = () => new ApiError(404, "not-found");
