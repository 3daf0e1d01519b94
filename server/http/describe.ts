import { describeRoute, type DescribeRouteOptions, resolver, validator } from "hono-openapi";
import type { z } from "zod";
import { errorAnswer, invalid } from "./api-error.ts";

/**
 * A status and what it means; with a schema, what its JSON looks like; with a media type, that it is a file.
 * Without either there is no body, but every refusal has the one shape of errors.
 */
type Answers = Readonly<Record<number, string | readonly [string, z.core.$ZodType | string]>>;

/** What any route may answer besides its own. */
const EVERYWHERE: Answers = {
  400: "The body is not JSON",
  403: "`wrong-origin`: only pages of the site change something",
  413: "`too-large`",
  422: "An address or a field that cannot be used",
  503: "`cannot-save`: the database or the disk, in words",
};

/** Describes a route for the OpenAPI document: what it does and everything it can answer. */
export function describes(summary: string, answers: Answers) {
  const responses: NonNullable<DescribeRouteOptions["responses"]> = {};
  for (const [status, answer] of Object.entries({ ...EVERYWHERE, ...answers })) {
    const [description, own] = typeof answer === "string" ? [answer] : answer;
    const schema = own ?? (Number(status) >= 400 ? errorAnswer : undefined);
    responses[status] = { description, ...(schema ? { content: contentOf(schema) } : {}) };
  }
  return describeRoute({ summary, responses });
}

function contentOf(body: z.core.$ZodType | string) {
  return typeof body === "string"
    ? { [body]: {} }
    : { "application/json": { schema: resolver(body) } };
}

/** Checks what was sent against a schema; 422 with a message for each field otherwise. */
export function accepts<
  Target extends "json" | "query" | "param" | "header",
  Schema extends z.core.$ZodType,
>(target: Target, schema: Schema) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const { path, message } of result.error) {
      const name = (path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
      fields[name.join(".")] ??= message;
    }
    throw invalid(fields);
  });
}
