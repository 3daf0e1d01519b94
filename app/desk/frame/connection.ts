import { useSyncExternalStore } from "react";
import { type BackendFailure, failureOf } from "#app/backend/ports/errors.ts";

/** How often a lost connection is tried again: a weak signal comes back without the browser saying so. */
const RETRY_MS = 5000;

/** Why the screen asked for is waited for; undefined while nobody waits, or who waits chose to stay. */
let lost: BackendFailure | undefined;
let staysHere = false;
let cancelling = false;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function say(failure: BackendFailure | undefined): void {
  lost = failure;
  for (const listener of listeners) listener();
}

/**
 * Asks until there is an answer. The screen shown stays meanwhile, with all that was typed, and the desk says what is
 * waited for. Without a desk on the page it rejects at once.
 *
 * @param signal aborts once the answer is no longer wanted.
 */
export async function untilAnswered<Value>(
  request: () => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  staysHere = false;
  for (;;) {
    try {
      const value = await request();
      if (lost) say(undefined);
      return value;
    } catch (error) {
      if (listeners.size === 0) throw error;
      signal?.throwIfAborted();
      if (!staysHere) say(failureOf(error));
      await nextTry();
      signal?.throwIfAborted();
    }
  }
}

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, RETRY_MS);
    function go() {
      clearTimeout(timer);
      waiting.delete(go);
      removeEventListener("online", go);
      resolve();
    }
    waiting.add(go);
    addEventListener("online", go);
  });
}

/** Tries at once. */
export function tryAgain(): void {
  for (const go of waiting) go();
}

/**
 * Stops saying what is waited for.
 *
 * @param cancel navigates to the page that is shown, for which nobody is asked.
 */
export async function stay(cancel: () => Promise<void>): Promise<void> {
  staysHere = true;
  say(undefined);
  cancelling = true;
  await cancel();
  cancelling = false;
}

/** Whether a navigation only cancels another. */
export const isCancelling = () => cancelling;

/** What the desk has to say about the connection. */
export function useLostConnection(): BackendFailure | undefined {
  return useSyncExternalStore(subscribe, () => lost);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
