import type { BackendFailure, Settled } from "#app/backend/ports/errors.ts";

/** The server autosaves this long after the last key, and at least this often. */
const TYPING_PAUSE_MS = 2000;
const MAX_INTERVAL_MS = 15_000;
/** The device saves sooner, so that a power failure loses little. */
const DEVICE_PAUSE_MS = 300;
/** The longest that leaving the page waits for the server. */
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
  /** The form's values; undefined until the first change. */
  let latest: Values | undefined;
  /** Changes that the server does not have. */
  let pending: Values | undefined;
  let pendingSince = 0;
  /** After a slow or failed request, the next one waits until this time. */
  let notBefore = 0;
  /** Why the server did not take the last changes. */
  let failure: BackendFailure | undefined;
  let isOnServer = false;
  /** The values stored on the device. */
  let onDevice: Values | undefined;
  let sending: Promise<boolean> | undefined;
  let requests: Promise<unknown> = Promise.resolve();
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** Runs one request at a time, in order, so that none overtakes another. */
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
      // Reported before the device answers: the editor may save meanwhile, and report after this.
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

  /** Queues changed values: for the device in a moment, for the server after a pause. */
  function queue(values: Values) {
    if (pending === undefined) pendingSince = performance.now();
    pending = values;
    // After a failure, the message that says where the words are stays until a request succeeds.
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

  /** Whether everything typed is on the server or the device. */
  const isKept = () => pending === undefined || isOnDevice(pending);

  /**
   * Autosaves before the page is left. Once the device has the changes, waits for the server only a moment.
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
      // Changes typed since then replace the autosave.
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
        queue(values);
        return;
      }
      if (pending === undefined && !isOnServer) return;
      host.report({ name: "untouched" });
      void discard();
    },
    flush,
    /** Runs another request that changes the same draft, in turn with the autosaver's own. */
    inTurn,
    isKept,
    keep,
    /** The editor saved these values, so their autosave can be deleted. */
    saved: async (values: Values): Promise<void> => {
      if (latest !== undefined && !host.same(latest, values)) {
        queue(latest);
        return;
      }
      host.report({ name: "saved", at: Date.now() });
      await discard();
    },
    discard,
    /**
     * Also autosaves when the page is left.
     *
     * @returns a function that autosaves a last time, then stops.
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
