import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import { type CalendarDate, calendarDate, localDate } from "../../../domain/dates/calendar-date.ts";
import type { RanchFile, Touch } from "../../../domain/tools/ranch/ranch-file.ts";
import { type RanchState, RanchStore } from "./ranch-store.ts";

const Store = createContext<RanchStore | null>(null);
export const StoreProvider = Store.Provider;

/** The document's one ranch. A new one for each rendering on the server. */
export function useNewStore(example: RanchFile): RanchStore {
  const [store] = useState(() => new RanchStore(example));
  useEffect(() => {
    void store.start();
  }, [store]);
  return store;
}

/** What changes the ranch, for a part that does not show all of it. */
export function useStore(): RanchStore {
  const store = use(Store);
  if (!store) throw new Error("A tool stands outside of its store");
  return store;
}

/** The ranch, and the store that changes it. */
export function useRanch(): { readonly store: RanchStore; readonly state: RanchState } {
  const store = useStore();
  return { store, state: useSyncExternalStore(store.subscribe, store.state, store.state) };
}

/** Where a field's number comes from. A field is rendered again for its own mark only: there may be hundreds. */
export function useTouch(path: string): Touch | undefined {
  const store = useStore();
  const mark = () => store.state().file.touched[path];
  return useSyncExternalStore(store.subscribe, mark, mark);
}

/** The example's own day, so that the delivered page is the same every day; a rancher's is the phone's. */
export function useToday(): CalendarDate {
  const { state } = useRanch();
  const today = useSyncExternalStore(
    onReturn,
    () => localDate(new Date()),
    () => null,
  );
  if (state.isExample || !today) return state.file.season.start ?? calendarDate("2026-05-15");
  return today;
}

/** A phone that is taken out of the pocket again may show another day. */
function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
