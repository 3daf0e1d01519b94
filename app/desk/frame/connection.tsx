import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { type BackendFailure, failureOf } from "#app/backend/ports/errors.ts";
import { CancelButton, Modal } from "../modal.tsx";
import { Button } from "#app/ui/button.tsx";

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

function tryAgain(): void {
  for (const go of waiting) go();
}

/**
 * Stops saying what is waited for.
 *
 * @param cancel navigates to the page that is shown, for which nobody is asked.
 */
async function stay(cancel: () => Promise<void>): Promise<void> {
  staysHere = true;
  say(undefined);
  cancelling = true;
  await cancel();
  cancelling = false;
}

/** Whether a navigation only cancels another. */
export const isCancelling = () => cancelling;

/** Says why the screen asked for does not open. It opens by itself once it can; until then, or instead, one may stay. */
export function NoConnection() {
  const failure = useSyncExternalStore(subscribe, () => lost);
  const here = useLocation();
  const navigate = useNavigate();
  if (!failure) return null;

  function stayHere() {
    // After the back button it also gives this page its address again.
    const to = { replace: true, state: here.state, defaultShouldRevalidate: false };
    void stay(async () => navigate(here, to));
  }
  return (
    <Modal
      title={failure === "offline" ? "No connection" : "The server doesn’t answer"}
      onCancel={stayHere}
    >
      <p>
        What you asked for can’t be loaded now. It opens by itself once that works again. What you
        typed here is still here.
      </p>
      <p className="btns">
        <Button onClick={tryAgain}>Try again</Button>
        <CancelButton>Stay here</CancelButton>
      </p>
    </Modal>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
