import { describeRoute, type DescribeRouteOptions, resolver, validator } from "hono-openapi";
import type { z } from "zod";
import { errorAnswer, invalid } from "./api-error.ts";

/**
 * Meaning of each status, optionally with the schema of its JSON or the media type of a file. Without either
 * there is no body, except that all errors share one format.
 */
type Answers = Readonly<Record<number, string | readonly [string, z.core.$ZodType | string]>>;

/** Statuses that any route may answer. */
const EVERYWHERE: Answers = {
  400: "The body is not JSON",
  403: "`wrong-origin`: only the site’s own pages may change data",
  413: "`too-large`",
  422: "An invalid address or field",
  503: "`cannot-save`: the database or the disk, in words",
};

/** Describes a route and its responses for the OpenAPI document. */
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

/** Validates input against a schema; 422 with a message for each invalid field. */
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
