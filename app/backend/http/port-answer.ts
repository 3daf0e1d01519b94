import type { z } from "zod/mini";
import type { Answer, Problem } from "../ports/answer.ts";
import { type BackendFailure, failureOf } from "../ports/errors.ts";
import type { Refusal, Reply } from "./client.ts";

/** A reply as a port's answer. */
export async function toAnswer<Schema extends z.ZodMiniType>(
  asked: Promise<Reply>,
  schema: Schema,
): Promise<Answer<z.infer<Schema>>> {
  try {
    const reply = await asked;
    return reply.ok
      ? { ok: true, value: schema.parse(reply.body) }
      : { ok: false, problem: problemOf(reply.refusal) };
  } catch (error) {
    const code = failureOf(error);
    return { ok: false, problem: { code, message: FAILED[code], fields: {} } };
  }
}

/** The same with something made of what came. */
export async function mapAnswer<From, To>(
  answer: Promise<Answer<From>>,
  make: (value: From) => To,
): Promise<Answer<To>> {
  const known = await answer;
  return known.ok ? { ok: true, value: make(known.value) } : known;
}

const FAILED: Readonly<Record<BackendFailure, string>> = {
  offline: "No connection. Nothing was changed. Please try again.",
  "signed-out": "You are signed out. Sign in, then try again.",
  forbidden: "Only an owner may do this.",
  unavailable: "The server could not do this. Please try again.",
};

/** A refusal in words: the server's own where it has some. */
function problemOf({ code, status, message, fields = {}, waitSeconds }: Refusal): Problem {
  const spoken = Object.keys(fields).length > 0;
  return { code, message: message ?? (spoken ? "" : wordsFor(status, waitSeconds)), fields };
}

function wordsFor(status: number, waitSeconds = 60): string {
  if (status === 429) {
    const minutes = Math.ceil(waitSeconds / 60);
    return `Too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`;
  }
  if (status === 404) return "It is no longer there. Load the page again.";
  if (status === 413) return "This file is too large.";
  return "The server refused this. Load the page again and try once more.";
}
