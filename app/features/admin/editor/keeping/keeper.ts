import type { BackendFailure, Settled } from "../../../../backend/ports/errors.ts";
import type { AutosaveResult } from "../../../../backend/ports/writing.ts";

/** The server is asked to keep what is typed so long after the last key, and at least so often. */
const TYPING_PAUSE_MS = 2000;
const AT_LEAST_EVERY_MS = 15_000;
/** The device's own copy is written sooner: it is there when the power goes. */
const DEVICE_PAUSE_MS = 300;

/** Where what is typed is at the moment. */
export type KeepState =
  | { readonly name: "untouched" | "typing" | "too-large" }
  /** `kept` by the server and not saved; `saved` by the editor. */
  | { readonly name: "kept" | "saved"; readonly at: number }
  /** The server could not be asked. */
  | { readonly name: "away"; readonly failure: BackendFailure; readonly onDevice: boolean };

export interface KeeperHost<Values> {
  /** Whether there is nothing to keep: the values are those that are saved. */
  readonly isSaved: (values: Values) => boolean;
  readonly same: (a: Values, b: Values) => boolean;
  /** Asks the server to keep the values. */
  readonly keep: (values: Values) => Promise<Settled<AutosaveResult>>;
  /** Asks the server to forget what it kept for this tab. */
  readonly forget: () => Promise<unknown>;
  /** Copies the values to the device; false where it keeps nothing. */
  readonly copy: (values: Values) => Promise<boolean>;
  readonly dropCopy: () => Promise<unknown>;
  readonly now: () => number;
  readonly tell: (state: KeepState, answer?: AutosaveResult) => void;
}

/** Keeps what is typed: on the device at once, with the server every few seconds. */
export interface Keeper<Values> {
  /** Something was typed. */
  readonly changed: (values: Values) => void;
  /** Keeps now what waits to be kept. @returns whether it is safe, with the server or on the device. */
  readonly flush: () => Promise<boolean>;
  /** The editor saved these values: what was kept of them is not needed any more. */
  readonly saved: (values: Values) => Promise<void>;
  /** What was typed is given up. */
  readonly discard: () => Promise<void>;
  readonly stop: () => void;
}

export function createKeeper<Values>(host: KeeperHost<Values>): Keeper<Values> {
  /** What the server has not got. */
  let waiting: Values | undefined;
  let waitingSince = 0;
  let keeping: Promise<boolean> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function clear() {
    clearTimeout(serverTimer);
    clearTimeout(deviceTimer);
    deviceTimer = undefined;
  }

  async function send(): Promise<boolean> {
    clear();
    const values = waiting;
    if (values === undefined || stopped) return values === undefined;
    const onDevice = await host.copy(values);
    const answer = await host.keep(values);
    if ("failure" in answer) {
      host.tell({ name: "away", failure: answer.failure, onDevice });
      if (!stopped) serverTimer = setTimeout(run, AT_LEAST_EVERY_MS);
      return onDevice;
    }
    if (!answer.ok) {
      host.tell({ name: "too-large" });
      return onDevice;
    }
    if (waiting !== undefined && host.same(waiting, values)) {
      waiting = undefined;
      await host.dropCopy();
      host.tell({ name: "kept", at: host.now() }, answer);
    } else if (waiting !== undefined) wait();
    return true;
  }

  /** One request at a time, in the order of what was typed. */
  function run(): Promise<boolean> {
    keeping ??= send().finally(() => {
      keeping = undefined;
    });
    return keeping;
  }

  function wait() {
    clearTimeout(serverTimer);
    const atTheLatest = waitingSince + AT_LEAST_EVERY_MS - host.now();
    serverTimer = setTimeout(run, Math.max(0, Math.min(TYPING_PAUSE_MS, atTheLatest)));
  }

  async function giveUp(): Promise<void> {
    clear();
    waiting = undefined;
    // What is on its way arrives before it is forgotten.
    await keeping;
    await host.dropCopy();
    // What stays is offered once more, and says the same.
    await host.forget().catch(() => undefined);
  }

  return {
    changed(values) {
      if (waiting !== undefined && host.same(waiting, values)) return;
      if (host.isSaved(values)) {
        if (waiting === undefined) return;
        host.tell({ name: "untouched" });
        void giveUp();
        return;
      }
      if (waiting === undefined) waitingSince = host.now();
      waiting = values;
      host.tell({ name: "typing" });
      // Also while somebody types without a pause.
      deviceTimer ??= setTimeout(() => {
        deviceTimer = undefined;
        if (waiting !== undefined) void host.copy(waiting);
      }, DEVICE_PAUSE_MS);
      wait();
    },
    async flush() {
      await keeping;
      return waiting === undefined || run();
    },
    async saved(values) {
      const more = waiting !== undefined && !host.same(waiting, values) ? waiting : undefined;
      if (more === undefined) host.tell({ name: "saved", at: host.now() });
      await giveUp();
      if (more === undefined || stopped) return;
      waiting = more;
      waitingSince = host.now();
      void host.copy(more);
      host.tell({ name: "typing" });
      wait();
    },
    discard: giveUp,
    stop() {
      stopped = true;
      clear();
    },
  };
}
