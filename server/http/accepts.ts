import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { validator } from "hono/validator";
import { z } from "zod";
import type { ServerEnv } from "./environment.ts";
import { ApiError, invalid, problemsOf } from "./api-error.ts";
import { text } from "./text.ts";

type Target = "json" | "query" | "param" | "header";

/** Hono's types of a request's input, before and after validation. */
interface Accepted<Where extends Target, Schema extends z.core.$ZodType> {
  readonly in: { readonly [Key in Where]: z.input<Schema> };
  readonly out: { readonly [Key in Where]: z.output<Schema> };
}

/** What each validating middleware accepts, for tests that send requests from the schemas. */
export const accepted = new WeakMap<
  MiddlewareHandler,
  { readonly target: Target; readonly schema: z.core.$ZodType }
>();

/** Validates input against a schema; 422 with a message for each invalid field. */
export function accepts<Where extends Target, Schema extends z.core.$ZodType>(
  target: Where,
  schema: Schema,
): MiddlewareHandler<ServerEnv, string, Accepted<Where, Schema>> {
  const middleware: MiddlewareHandler = validator(target, (value): unknown => {
    const result = z.safeParse<z.core.$ZodType>(schema, value);
    if (result.success) return result.data;
    throw invalid(problemsOf(result.error.issues));
  });
  accepted.set(middleware, { target, schema });
  return middleware;
}

const versionHeader = z.object({ "if-match": text(40) });

/** Reads the version that a change starts from: `If-Match: "3"`. @throws ApiError 428 */
export const ifMatch = createMiddleware<
  ServerEnv & { Variables: { version: number } },
  string,
  Pick<Accepted<"header", typeof versionHeader>, "in">
>((c, next) => {
  const [, version] = /^"?(\d{1,9})"?$/.exec(c.req.header("If-Match") ?? "") ?? [];
  if (version === undefined) throw new ApiError(428, "version-missing");
  c.set("version", Number(version));
  return next();
});
accepted.set(ifMatch, { target: "header", schema: versionHeader });
