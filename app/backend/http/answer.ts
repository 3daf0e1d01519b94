import type { ClientResponse } from "hono/client";
import { type BackendFailure, failureOf } from "../ports/errors.ts";
import { type Arrived, bodyOf, Refusal } from "./client.ts";

/** Why a request was refused or got no answer, in words for the person who made it. */
export interface Problem {
  /** Lets a screen offer a fix, for example for `second-factor`. */
  readonly code: string;
  /** Empty if the field messages say it all. */
  readonly message: string;
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

/** The result of a request. */
export type Answer<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** Why a request was not sent, in words for the person who wanted it. */
export class Unsent extends Error {}

/** What became of a request, for a screen to show. Never rejects: a failure is also a problem with a message. */
export async function answerOf<Value>(
  request: Promise<ClientResponse<Value>>,
): Promise<Answer<Arrived<Value>>> {
  try {
    return { ok: true, value: await bodyOf(request) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: problemOf(error) };
    if (error instanceof Unsent) {
      return { ok: false, problem: { code: "unsent", message: error.message, fields: {} } };
    }
    const code = failureOf(error);
    return { ok: false, problem: { code, message: FAILURE_MESSAGES[code], fields: {} } };
  }
}

const FAILURE_MESSAGES: Readonly<Record<BackendFailure, string>> = {
  // Nobody knows whether the server got it.
  offline: "No connection. Please try again.",
  "signed-out": "You’re signed out. Sign in, then try again.",
  forbidden: "Your account may not do this.",
  unavailable: "The server couldn’t do this. Please try again.",
};

/** The server's own words, or general ones unless the fields have messages. */
function problemOf({ status, reason }: Refusal): Problem {
  const { code, message, fields = {} } = reason;
  const hasFieldMessages = Object.keys(fields).length > 0;
  return {
    code,
    message: message ?? (hasFieldMessages ? "" : generalMessage(status)),
    fields,
  };
}

function generalMessage(status: number): string {
  if (status === 404) return "It’s no longer there. Load the page again.";
  if (status === 413) return "This file is too large.";
  return "The server refused this. Load the page again and try once more.";
}
