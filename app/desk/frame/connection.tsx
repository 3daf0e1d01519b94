import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { type BackendFailure, failureOf } from "#app/backend/ports/errors.ts";
import { CancelButton, Modal } from "../modal.tsx";
import { Button } from "#app/ui/button.tsx";

/** How often a failed request is repeated: a weak connection can recover without an `online` event. */
const RETRY_MS = 5000;

/** Why the requested screen has not loaded; undefined if none is waited for, or the user chose to stay. */
let lost: BackendFailure | undefined;
let staysHere = false;
let cancelling = false;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function setLost(failure: BackendFailure | undefined): void {
  lost = failure;
  for (const listener of listeners) listener();
}

/**
 * Repeats a request until it succeeds. Meanwhile the current screen stays, with all that was typed, and a dialog says
 * why the next one does not open. Rejects at once if no desk is on the page to show that dialog.
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
      if (lost) setLost(undefined);
      return value;
    } catch (error) {
      if (listeners.size === 0) throw error;
      signal?.throwIfAborted();
      if (!staysHere) setLost(failureOf(error));
      await nextTry();
      signal?.throwIfAborted();
    }
  }
}

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(retry, RETRY_MS);
    function retry() {
      clearTimeout(timer);
      waiting.delete(retry);
      removeEventListener("online", retry);
      resolve();
    }
    waiting.add(retry);
    addEventListener("online", retry);
  });
}

function tryAgain(): void {
  for (const retry of waiting) retry();
}

/**
 * Closes the dialog and stays on the current screen.
 *
 * @param cancel navigates to the current screen, which needs no check of the session.
 */
async function stay(cancel: () => Promise<void>): Promise<void> {
  staysHere = true;
  setLost(undefined);
  cancelling = true;
  await cancel();
  cancelling = false;
}

/** Whether a navigation only cancels another. */
export const isCancelling = () => cancelling;

/**
 * Says why the requested screen does not open. It opens by itself once it can; the user may stay on the current one.
 */
export function NoConnection() {
  const failure = useSyncExternalStore(subscribe, () => lost);
  const here = useLocation();
  const navigate = useNavigate();
  if (!failure) return null;

  function stayHere() {
    // After the back button, this also restores the current screen's address.
    const to = { replace: true, state: here.state, defaultShouldRevalidate: false };
    void stay(async () => navigate(here, to));
  }
  return (
    <Modal
      title={failure === "offline" ? "No connection" : "The server doesn’t answer"}
      onCancel={stayHere}
    >
      <p>
        The screen you asked for can’t be loaded now. It will open by itself once the server
        answers. What you typed here is still here.
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
