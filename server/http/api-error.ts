import type { ContentfulStatusCode } from "hono/utils/http-status";

interface More {
  /** For people, if the code does not say enough. */
  readonly message?: string;
  /** Message for each invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The current state, when a change was based on an older one. */
  readonly current?: unknown;
  /** The common ancestor of both changes. */
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

/** The message for each invalid field: the first of several. */
export function problemsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[path.join(".")] ??= message;
  return problems;
}

export const notFound = () => new ApiError(404, "not-found");
