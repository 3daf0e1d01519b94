import type { BackendFailure, Settled } from "#app/backend/ports/errors.ts";

/** The server autosaves this long after the last key, and at least this often. */
const TYPING_PAUSE_MS = 2000;
const MAX_INTERVAL_MS = 15_000;
/** The device saves sooner, so that a power failure loses little. */
const DEVICE_PAUSE_MS = 300;
/** Whoever leaves waits at most this long for a server that does not answer. */
const LEAVING_MS = 1500;

/** Where the unsaved changes are. */
export type AutosaveState =
  | { readonly name: "untouched" | "typing" | "too-large" }
  /** `autosaved` by the server but not saved by the editor, or `saved`. */
  | { readonly name: "autosaved" | "saved"; readonly at: number }
  /** The server could not autosave. */
  | { readonly name: "failed"; readonly failure: BackendFailure; readonly onDevice: boolean };

interface AutosaverHost<Values> {
  /** Whether the values are already saved. */
  readonly isSaved: (values: Values) => boolean;
  readonly same: (a: Values, b: Values) => boolean;
  /** Resolves to `ok: false` if the server will never take the values as they are. */
  readonly saveToServer: (values: Values) => Promise<Settled<{ readonly ok: boolean }>>;
  /** Deletes this tab's autosave from the server. */
  readonly deleteFromServer: () => Promise<unknown>;
  /** Stores the values on the device; resolves to false if it allows no storage. */
  readonly saveToDevice: (values: Values) => Promise<boolean>;
  readonly deleteFromDevice: () => Promise<unknown>;
  readonly report: (state: AutosaveState) => void;
}

export type Autosaver<Values> = ReturnType<typeof createAutosaver<Values>>;

/** Autosaves what a form holds, until it is stopped: on the device at once, on the server every few seconds. */
export function createAutosaver<Values>(host: AutosaverHost<Values>) {
  /** What is in the form, once it was changed. */
  let latest: Values | undefined;
  /** Changes that the server does not have. */
  let pending: Values | undefined;
  let pendingSince = 0;
  /** Over a slow connection the next request waits until then. */
  let notBefore = 0;
  /** Why the server did not take the last changes. */
  let failure: BackendFailure | undefined;
  let isOnServer = false;
  /** What the device has. */
  let onDevice: Values | undefined;
  let sending: Promise<boolean> | undefined;
  let requests: Promise<unknown> = Promise.resolve();
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** One request at a time, in order, so that none overtakes another. */
  function inTurn<Result>(request: () => Promise<Result>): Promise<Result> {
    const turn = requests.then(request);
    requests = turn.catch(() => undefined);
    return turn;
  }

  function clear() {
    clearTimeout(serverTimer);
    clearTimeout(deviceTimer);
    deviceTimer = undefined;
  }

  const isOnDevice = (values: Values) => onDevice !== undefined && host.same(onDevice, values);

  async function toDevice(values: Values): Promise<boolean> {
    if (isOnDevice(values)) return true;
    const isStored = await host.saveToDevice(values);
    if (isStored) onDevice = values;
    return isStored;
  }

  function deleteFromDevice(): Promise<unknown> {
    onDevice = undefined;
    return host.deleteFromDevice();
  }

  async function send(): Promise<boolean> {
    clear();
    const values = pending;
    if (values === undefined || stopped) return values === undefined;
    const isStored = await toDevice(values);
    const startedAt = performance.now();
    const answer = await host.saveToServer(values);
    pendingSince = performance.now();
    const isSlow = pendingSince - startedAt > TYPING_PAUSE_MS;
    failure = "failure" in answer ? answer.failure : undefined;
    notBefore = isSlow || failure !== undefined ? pendingSince + MAX_INTERVAL_MS : 0;
    if (failure !== undefined) {
      host.report({ name: "failed", failure, onDevice: isStored });
      if (!stopped) schedule();
      return isStored;
    }
    if (!answer.ok) {
      host.report({ name: "too-large" });
      return isStored;
    }
    isOnServer = true;
    if (pending !== undefined && host.same(pending, values)) {
      pending = undefined;
      // Before the device answers, since the editor may save meanwhile.
      host.report({ name: "autosaved", at: Date.now() });
      await deleteFromDevice();
    } else if (pending !== undefined) schedule();
    return true;
  }

  function run(): Promise<boolean> {
    sending ??= inTurn(send).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  function schedule() {
    clearTimeout(serverTimer);
    const now = performance.now();
    const deadline = pendingSince + MAX_INTERVAL_MS - now;
    const wait = Math.max(Math.min(TYPING_PAUSE_MS, deadline), notBefore - now, 0);
    serverTimer = setTimeout(run, wait);
  }

  /** Keeps values as pending: on the device in a moment, on the server after a pause. */
  function wait(values: Values) {
    if (pending === undefined) pendingSince = performance.now();
    pending = values;
    // While the server takes nothing, it goes on saying where the words are.
    if (failure === undefined) host.report({ name: "typing" });
    // Not reset by typing, so that it also fires while somebody types without a pause.
    deviceTimer ??= setTimeout(async () => {
      deviceTimer = undefined;
      if (pending === undefined) return;
      const isStored = await toDevice(pending);
      if (failure !== undefined) host.report({ name: "failed", failure, onDevice: isStored });
    }, DEVICE_PAUSE_MS);
    schedule();
  }

  /**
   * Autosaves pending changes now.
   *
   * @returns whether they are safe, on the server or the device.
   */
  async function flush(): Promise<boolean> {
    await sending;
    return pending === undefined || run();
  }

  /** Whether everything typed is safe by now. */
  const isKept = () => pending === undefined || isOnDevice(pending);

  /**
   * Autosaves before the page is left, and waits for the server only a moment.
   *
   * @returns whether everything typed is safe.
   */
  async function keep(): Promise<boolean> {
    if (pending === undefined) return true;
    const isStored = await toDevice(pending);
    const sent = flush();
    if (!isStored) return sent;
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LEAVING_MS))]);
    return true;
  }

  /** Discards the unsaved changes. */
  function discard(): Promise<void> {
    clear();
    pending = undefined;
    failure = undefined;
    return inTurn(async () => {
      // What has been typed since replaces it.
      if (pending !== undefined) return;
      await deleteFromDevice();
      // If deleting fails, the changes are offered again on the next visit.
      await host.deleteFromServer().catch(() => undefined);
      isOnServer = false;
    });
  }

  return {
    changed: (values: Values): void => {
      latest = values;
      if (pending !== undefined && host.same(pending, values)) return;
      if (!host.isSaved(values)) {
        wait(values);
        return;
      }
      if (pending === undefined && !isOnServer) return;
      host.report({ name: "untouched" });
      void discard();
    },
    flush,
    /** Runs another request that changes the same on the server, between those of the autosaver. */
    inTurn,
    isKept,
    keep,
    /** The editor saved these values, so their autosave can be deleted. */
    saved: async (values: Values): Promise<void> => {
      if (latest !== undefined && !host.same(latest, values)) {
        wait(latest);
        return;
      }
      host.report({ name: "saved", at: Date.now() });
      await discard();
    },
    discard,
    /**
     * Autosaves also when the page is left.
     *
     * @returns autosaves a last time, then stops.
     */
    start: () => {
      const keepNow = () => void keep();
      addEventListener("pagehide", keepNow);
      return () => {
        removeEventListener("pagehide", keepNow);
        void flush().finally(() => {
          stopped = true;
          clear();
        });
      };
    },
  };
}
