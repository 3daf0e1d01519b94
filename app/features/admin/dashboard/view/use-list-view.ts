import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { type ListView, PAGE_SIZE, viewFrom, viewParams } from "./list-view.ts";

/** The address, and with it the list, updates after a pause in typing this long. */
const TYPING_PAUSE_MS = 200;

/**
 * Keeps the list's search, order and length in the address, so that they survive a visit to a post. The search
 * field itself does not wait for the address.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<ListView>(() => viewFrom(params));
  const lastAddress = useRef(params.toString());
  const isLeaving = useNavigation().state !== "idle";

  // The address was changed elsewhere: by a link to the dashboard or the back button.
  useEffect(() => {
    const address = params.toString();
    if (address === lastAddress.current) return;
    lastAddress.current = address;
    setView(viewFrom(params));
  }, [params]);

  useEffect(() => {
    const address = viewParams(view);
    // Changing the address now would cancel the navigation to a post.
    if (isLeaving || address.toString() === lastAddress.current) return undefined;
    const timer = setTimeout(() => {
      lastAddress.current = address.toString();
      setParams(address, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
    // On a slow machine the timer may fire between a click and the router's state change.
    const cancelOnClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer);
    };
    document.addEventListener("click", cancelOnClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", cancelOnClick, true);
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
