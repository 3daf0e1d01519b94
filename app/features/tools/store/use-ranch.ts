import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import { type CalendarDate, calendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import type { NumberSource, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { type RanchState, RanchStore } from "./ranch-store.ts";

const Store = createContext<RanchStore | null>(null);
export const StoreProvider = Store.Provider;

/** The store of the document's one ranch; on the server, a new one for each rendering. */
export function useNewStore(example: RanchFile): RanchStore {
  const [store] = useState(() => new RanchStore(example));
  useEffect(() => {
    void store.start();
  }, [store]);
  return store;
}

/** The store alone, for a component that must not re-render on every change. */
export function useStore(): RanchStore {
  const store = use(Store);
  if (!store) throw new Error("no store");
  return store;
}

export function useRanch(): { readonly store: RanchStore; readonly state: RanchState } {
  const store = useStore();
  return { store, state: useSyncExternalStore(store.subscribe, store.state, store.state) };
}

/** A value of the ranch; renders only when it changes. `read` must not return a new object each time. */
export function useAt<Value>(read: (file: RanchFile) => Value): Value {
  const store = useStore();
  const snapshot = () => read(store.state().file);
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** Where a field's number comes from: what is in the log is the rancher's own. */
export const useSource = (path: string): NumberSource | undefined =>
  useAt(({ touched }) => (path.startsWith("log.") ? "you" : touched[path]));

/**
 * The phone's date. For the example it is the example's first day, so that the rendered page is the same every
 * day.
 */
export function useToday(): CalendarDate {
  const { state } = useRanch();
  const today = usePhoneDate();
  if (state.isExample || !today) return state.file.season.start ?? calendarDate("2026-05-15");
  return today;
}

/** The phone's date for a log entry, even while the example is shown: an entry makes the ranch the rancher's own. */
export function useLogDate(): CalendarDate {
  const today = useToday();
  return usePhoneDate() ?? today;
}

/** Null on the server and during hydration. */
const usePhoneDate = () =>
  useSyncExternalStore(
    onNewDay,
    () => localDate(new Date()),
    () => null,
  );

const MINUTE_MS = 60_000;

/** The date may have changed when the reader comes back to the page, and does at midnight on a page left open. */
function onNewDay(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  const timer = setInterval(listener, MINUTE_MS);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    clearInterval(timer);
  };
}

/** Loads a part ahead if the ranch is saved, since there may be no signal where the part is needed. */
export function useAhead(load: () => Promise<unknown>): void {
  const { state } = useRanch();
  const isKept = state.saveState === "saved";
  useEffect(() => {
    if (isKept) load().catch(() => undefined);
  }, [isKept, load]);
}
