import type { ClientResponse } from "hono/client";
import { failureOf, failureText } from "../ports/errors.ts";
import { type Arrived, bodyOf, Refusal } from "./client.ts";

/** Why a request was refused or got no answer, in words for the person who made it. */
export interface Problem {
  /** Lets a screen offer a fix, for example for `second-factor`. */
  readonly code: string;
  /** The HTTP status, if the server sent a refusal that could be read. */
  readonly status?: number;
  /** Empty if the field messages say it all. */
  readonly message: string;
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

/** The result of a request. */
export type Answer<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** Why a request was not sent, in words for the person who made it. */
export class Unsent extends Error {}

/** The result of a request, for a screen to show. Never rejects: a failure is also a problem with a message. */
export async function answerOf<Value>(
  request: Promise<ClientResponse<Value>>,
): Promise<Answer<Arrived<Value>>> {
  try {
    return { ok: true, value: await bodyOf(request) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Why a request failed. If the refusal has messages of fields, they are not repeated in its own. */
function problemOf(error: unknown): Problem {
  if (error instanceof Unsent) return { code: "unsent", message: error.message, fields: {} };
  if (!(error instanceof Refusal)) {
    return { code: failureOf(error), message: failureText(error), fields: {} };
  }
  const { status, reason, words } = error;
  const { code, fields = {}, message } = reason;
  const hasFields = Object.keys(fields).length > 0;
  return { code, status, message: hasFields ? (message ?? "") : words, fields };
}

/**
 * The text of a problem: its message, or the messages of fields that are not shown beside the fields.
 *
 * @param isShown whether a field's message is shown beside it.
 */
export function wordsOf(
  { message, fields }: Problem,
  isShown: (field: string) => boolean = () => false,
): string {
  const others = Object.entries(fields).flatMap(([name, why = ""]) => (isShown(name) ? [] : [why]));
  return message || others.join(" ");
}
