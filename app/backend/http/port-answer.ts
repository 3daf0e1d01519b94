import type { z } from "zod/mini";
import type { Answer, Problem } from "../ports/answer.ts";
import { type BackendFailure, failureOf } from "../ports/errors.ts";
import type { Refusal, Reply } from "./client.ts";

/** Converts an API reply to a port's answer. */
export async function toAnswer<Schema extends z.ZodMiniType>(
  request: Promise<Reply>,
  schema: Schema,
): Promise<Answer<z.infer<Schema>>> {
  try {
    const reply = await request;
    return reply.ok
      ? { ok: true, value: schema.parse(reply.body) }
      : { ok: false, problem: toProblem(reply.refusal) };
  } catch (error) {
    const code = failureOf(error);
    return { ok: false, problem: { code, message: FAILURE_MESSAGES[code], fields: {} } };
  }
}

/** Transforms the value of a successful answer. */
export async function mapAnswer<From, To>(
  answer: Promise<Answer<From>>,
  transform: (value: From) => To,
): Promise<Answer<To>> {
  const result = await answer;
  return result.ok ? { ok: true, value: transform(result.value) } : result;
}

const FAILURE_MESSAGES: Readonly<Record<BackendFailure, string>> = {
  offline: "No connection. Nothing was changed. Please try again.",
  "signed-out": "You are signed out. Sign in, then try again.",
  forbidden: "Only an owner may do this.",
  unavailable: "The server couldn’t do this. Please try again.",
};

/** A refusal as a message: the server's own, or a general one unless the fields have messages. */
function toProblem({ code, status, message, fields = {}, waitSeconds }: Refusal): Problem {
  const hasFieldMessages = Object.keys(fields).length > 0;
  return {
    code,
    message: message ?? (hasFieldMessages ? "" : generalMessage(status, waitSeconds)),
    fields,
  };
}

function generalMessage(status: number, waitSeconds = 60): string {
  if (status === 429) {
    const minutes = Math.ceil(waitSeconds / 60);
    return `Too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`;
  }
  if (status === 404) return "It is no longer there. Load the page again.";
  if (status === 413) return "This file is too large.";
  return "The server refused this. Load the page again and try once more.";
}
