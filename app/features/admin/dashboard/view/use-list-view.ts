import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { type ListView, PAGE_SIZE, viewFrom, viewParams } from "./list-view.ts";

/** Typing rests for so long before the address, and with it the list, follows. */
const TYPING_PAUSE_MS = 200;

/**
 * Search, order and length of the list, kept in the address so that they survive going to a post and
 * back. The search field itself never waits for the address.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<ListView>(() => viewFrom(params));
  const written = useRef(params.toString());
  const isLeaving = useNavigation().state !== "idle";

  // The address was changed elsewhere: a link to the bare dashboard, or the browser's back button.
  useEffect(() => {
    const address = params.toString();
    if (address === written.current) return;
    written.current = address;
    setView(viewFrom(params));
  }, [params]);

  useEffect(() => {
    const address = viewParams(view);
    // Another address now would call back the editor who has just opened a post.
    if (isLeaving || address.toString() === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = address.toString();
      setParams(address, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
    // On a slow machine the click comes first, and the router's state later than the timer.
    const hold = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer);
    };
    document.addEventListener("click", hold, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", hold, true);
    };
  }, [view, setParams, isLeaving]);

  return {
    view,
    setQuery: (query: string) => setView((last) => ({ ...last, query, rows: PAGE_SIZE })),
    setState: (state: ListView["state"]) =>
      setView((last) => ({ ...last, state, rows: PAGE_SIZE })),
    setCategory: (category: string) => setView((last) => ({ ...last, category, rows: PAGE_SIZE })),
    setOrder: (order: ListView["order"]) =>
      setView((last) => ({ ...last, order, rows: PAGE_SIZE })),
    /** Shows the next rows too. */
    grow: (shown: number) => setView((last) => ({ ...last, rows: shown + PAGE_SIZE })),
  };
}
