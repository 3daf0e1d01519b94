// @vitest-environment jsdom
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { valueAt } from "#app/domain/tools/fields/file.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { RUNS } from "#tests/support/runs.ts";
import { change, EXAMPLE } from "#tests/tools/ranches.ts";
import type { RanchStore } from "./ranch-store.ts";

/* The store loses nothing, whatever a rancher does in one tab or two, and however slowly the phone saves. */

/** The phone's records. Transactions run one after another, as in IndexedDB, each after a delay. */
const phone = vi.hoisted(() => {
  const records = new Map<string, unknown>();
  let last = Promise.resolve();
  let delayMs = 0;
  const stored: unknown[] = [];
  return {
    records,
    /** Every version of a ranch that was ever saved. */
    stored,
    transaction: <Result>(work: () => Result): Promise<Result> => {
      const waitMs = delayMs;
      const done = last
        .then(() => new Promise((resolve) => setTimeout(resolve, waitMs)))
        .then(work);
      last = done.then(() => undefined);
      return done;
    },
    put: (key: string, value: unknown): void => {
      if (value === undefined) records.delete(key);
      else records.set(key, structuredClone(value));
      if (key === "ranch" && value) stored.push((value as { file: unknown }).file);
    },
    slowDown: (ms: number): void => void (delayMs = ms),
    /** A new phone, with nothing on it. */
    clear: (): void => {
      records.clear();
      stored.length = 0;
      delayMs = 0;
    },
  };
});

vi.mock("idb-keyval", () => {
  const { records, transaction, put } = phone;
  const read = (key: string) => structuredClone(records.get(key));
  return {
    createStore: () => (_mode: string, use: (store: object) => void) =>
      transaction(() =>
        use({
          put: (value: unknown, key: string) => put(key, value),
          transaction: { commit: () => undefined },
        }),
      ),
    get: (key: string) => transaction(() => read(key)),
    set: (key: string, value: unknown) => transaction(() => put(key, value)),
    setMany: (entries: [string, unknown][]) =>
      transaction(() => entries.forEach((entry) => put(...entry))),
    update: (key: string, make: (value: unknown) => unknown) =>
      transaction(() => put(key, make(read(key)))),
  };
});

/** Delivers messages to the other tabs, a moment later. */
const channels = new Set<EventTarget>();
class Channel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(): void {
    for (const other of channels)
      if (other !== this) setTimeout(() => other.dispatchEvent(new Event("message")), 2);
  }
}

const HEAD = "herdRows.herd-1.head";
const headOf = (file: unknown) => (file ? valueAt(file as RanchFile, HEAD) : undefined);
const storedRanch = () => phone.records.get("ranch") as { readonly file: unknown } | undefined;

/** Long enough for everything that was started to finish. */
const SETTLED_MS = 20_000;

interface Tab {
  readonly store: RanchStore;
  /** Dispatches an event to this page only. */
  readonly happens: (event: Event) => void;
  /** Stops receiving messages of other tabs, as a page in the back/forward cache does. */
  readonly hearsNothing: () => void;
  /** Leaves the page, which then receives and does nothing more. */
  readonly leave: () => Promise<void>;
}

/** @param withinMs how long the page has been open when this returns. */
async function openTab(withinMs = SETTLED_MS): Promise<Tab> {
  vi.resetModules();
  const [module] = await Promise.all([
    import("./ranch-store.ts"),
    // The store imports these later, which must not depend on the fake clock.
    import("./storage.ts"),
    import("../ranch-file/read-file.ts"),
  ]);
  const store = new module.RanchStore(EXAMPLE);
  const listeners: [EventTarget, string, EventListener][] = [];
  const others = new Set(channels);
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, "addEventListener").mockImplementation((type: string, listener) => {
      add(type, listener as EventListener);
      listeners.push([target, type, listener as EventListener]);
    });
  });
  void store.start();
  for (const spy of spies) spy.mockRestore();
  await vi.advanceTimersByTimeAsync(withinMs);
  const happens = (event: Event) => {
    for (const [, type, listener] of listeners) if (type === event.type) listener(event);
  };
  const hearsNothing = () => {
    for (const channel of channels) if (!others.has(channel)) channels.delete(channel);
  };
  return {
    store,
    happens,
    hearsNothing,
    async leave() {
      happens(new Event("pagehide"));
      await settled();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
      hearsNothing();
    },
  };
}

type Step =
  | { readonly do: "type" | "press"; readonly head: number }
  | { readonly do: "keep" | "delete" | "undo" | "mine" | "theirs" | "reload" }
  | { readonly do: "wait" | "slow"; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("type", "press"), head: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ do: fc.constantFrom("keep", "delete", "undo", "mine", "theirs", "reload") }),
  fc.record({ do: fc.constant("wait"), ms: fc.constantFrom(1, 30, 399, 401, 2000) }),
  fc.record({ do: fc.constant("slow"), ms: fc.constantFrom(0, 5, 300, 900) }),
);

/** Does a step, if the tab offers it. */
async function take({ store }: Tab, each: Step): Promise<void> {
  const { saveState, undo } = store.state();
  if (each.do === "type" || each.do === "press") {
    const touched = each.do === "type" ? [HEAD] : [];
    store.change((file) => change(file, { [HEAD]: each.head }), touched);
  } else if (each.do === "keep" && saveState === "unsaved") void store.saveOnPhone();
  else if (each.do === "delete" && saveState === "saved") store.removeFromPhone();
  else if (each.do === "undo" && undo) store.undo();
  else if (each.do === "mine" && saveState === "conflict") void store.keepThisTab();
  else if (each.do === "theirs" && saveState === "conflict") void store.showOtherTab();
  else if (each.do === "wait") await vi.advanceTimersByTimeAsync(each.ms);
  else if (each.do === "slow") phone.slowDown(each.ms);
  await vi.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  phone.clear();
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("indexedDB", { databases: async () => [{ name: "first-paddock-tools" }] });
});
afterEach(() => {
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => void vi.resetModules());

const settled = () => vi.advanceTimersByTimeAsync(SETTLED_MS);
const shows = ({ store }: Tab) => headOf(store.state().file);
const press = ({ store }: Tab, head: number) => {
  store.change((file) => change(file, { [HEAD]: head }));
};
const type = ({ store }: Tab, head: number) => {
  store.change((file) => change(file, { [HEAD]: head }), [HEAD]);
};

/** A tab in which a ranch with this many head has been saved. */
async function keptTab(head: number): Promise<Tab> {
  const tab = await openTab();
  type(tab, head);
  void tab.store.saveOnPhone();
  await settled();
  return tab;
}

test("typing while another tab's save is being read is not lost: the tab asks which to keep", async () => {
  const other = await keptTab(70);
  const tab = await openTab();
  press(other, 90);
  await vi.advanceTimersByTimeAsync(2);
  phone.slowDown(100);
  await vi.advanceTimersByTimeAsync(2);
  expect(shows(tab)).toBe(70);
  type(tab, 95);
  await settled();
  expect(tab.store.state().saveState).toBe("conflict");
  expect(shows(tab)).toBe(95);
});

test("a number still being typed in one tab makes neither tab ask which to keep", async () => {
  const tabs = [await keptTab(70), await openTab()] as const;
  press(tabs[0], 80);
  await vi.advanceTimersByTimeAsync(1);
  type(tabs[0], 90);
  await settled();
  expect(tabs.map(({ store }) => store.state().saveState)).toEqual(["saved", "saved"]);
  expect(tabs.map(shows)).toEqual([90, 90]);
});

test("typing while the saved ranch loads is applied to it", async () => {
  await (await keptTab(70)).leave();
  phone.slowDown(100);
  const tab = await openTab(10);
  type(tab, 13);
  await settled();
  expect(tab.store.state().saveState).toBe("saved");
  expect(headOf(storedRanch()?.file)).toBe(13);
});

test("a page that Back restores shows what another page saved since, even if it showed the example", async () => {
  const example = await openTab();
  const next = await keptTab(70);
  const left = await openTab();
  for (const page of [example, left]) page.hearsNothing();
  press(next, 90);
  await settled();
  for (const page of [example, left]) {
    page.happens(new PageTransitionEvent("pageshow", { persisted: true }));
    await settled();
    expect(shows(page)).toBe(90);
    expect(page.store.state()).toMatchObject({ saveState: "saved", isExample: false, undo: null });
  }
});

test("typing while Keep is still saving is saved too", async () => {
  const tab = await openTab();
  phone.slowDown(500);
  void tab.store.saveOnPhone();
  // By now it has checked whether another ranch is saved, and is saving this one.
  await vi.advanceTimersByTimeAsync(1200);
  type(tab, 95);
  await settled();
  expect(tab.store.state().saveState).toBe("saved");
  expect(headOf(storedRanch()?.file)).toBe(95);
});

const history = fc.array(step, { minLength: 1, maxLength: 14 });

test("the last number typed is saved, a deleted ranch stays deleted, and a single tab never asks which to keep", async () => {
  const property = fc.asyncProperty(history, async (steps) => {
    phone.clear();
    let tab = await openTab();
    const states: string[] = [];
    for (const each of steps) {
      tab.store.subscribe(() => states.push(tab.store.state().saveState));
      if (each.do === "reload") {
        await tab.leave();
        const { saveState, file } = tab.store.state();
        tab = await openTab();
        if (saveState === "saved") expect(headOf(tab.store.state().file)).toBe(headOf(file));
      } else await take(tab, each);
    }
    await settled();
    const { saveState, file } = tab.store.state();
    await tab.leave();
    expect(states).not.toContain("conflict");
    expect(["saved", "unsaved"]).toContain(saveState);
    expect(headOf(storedRanch()?.file)).toBe(saveState === "saved" ? headOf(file) : undefined);
  });
  await fc.assert(property, { numRuns: RUNS });
});

test("each of two tabs shows the saved ranch or asks which to keep, and nothing typed in either is lost", async () => {
  // Deleting is left out: tests/browser/tools/saving.spec.ts tests it with two tabs.
  const kept = step.filter((each) => each.do !== "delete" && each.do !== "reload");
  const inTabs = fc.array(fc.tuple(fc.boolean(), kept), { minLength: 1, maxLength: 14 });
  const property = fc.asyncProperty(inTabs, async (steps) => {
    phone.clear();
    const first = await openTab();
    first.store.change((file) => file);
    void first.store.saveOnPhone();
    await settled();
    const tabs: [Tab, Tab] = [first, await openTab()];
    const typed: [unknown, unknown] = [undefined, undefined];
    for (const [inSecond, each] of steps) {
      const at = inSecond ? 1 : 0;
      await take(tabs[at], each);
      if ("head" in each) typed[at] = each.head;
      // The rancher chose another version.
      if (each.do === "undo" || each.do === "theirs") typed[at] = undefined;
    }
    await settled();
    const states = tabs.map(({ store }) => store.state());
    for (const tab of tabs) await tab.leave();
    const changing = new Set(steps.flatMap(([tab, each]) => ("head" in each ? [tab] : [])));
    for (const { saveState, file } of states) {
      expect(saveState).not.toBe("saving");
      if (changing.size < 2) expect(saveState).toBe("saved");
      if (saveState === "saved") expect(headOf(storedRanch()?.file)).toBe(headOf(file));
    }
    const found = [...states.flatMap(({ file, undo }) => [file, undo?.file]), ...phone.stored];
    expect(found.map(headOf)).toEqual(
      expect.arrayContaining(typed.filter((head) => head !== undefined)),
    );
  });
  await fc.assert(property, { numRuns: RUNS });
});
