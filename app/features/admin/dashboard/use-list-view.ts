import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { type ListView, type Order, viewFrom, viewParams } from "./post-list.ts";

/** Typing rests for so many milliseconds before the address follows. */
const REST = 200;

/**
 * Search term and order, kept in the address so that they survive going to a post and back. The field
 * itself never waits for the address.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<ListView>(() => viewFrom(params));
  const written = useRef(params.toString());
  const leaving = useNavigation().state !== "idle";

  // Somebody else changed the address: a link to the bare dashboard, or the browser's back button.
  useEffect(() => {
    const address = params.toString();
    if (address === written.current) return;
    written.current = address;
    setView(viewFrom(params));
  }, [params]);

  useEffect(() => {
    const address = viewParams(view);
    // Another address now would call back the editor who has just opened a post.
    if (leaving || address.toString() === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = address.toString();
      setParams(address, { replace: true, preventScrollReset: true });
    }, REST);
    // On a slow machine the click comes first, and the router's state later than the timer.
    const hold = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer);
    };
    document.addEventListener("click", hold, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", hold, true);
    };
  }, [view, setParams, leaving]);

  return {
    ...view,
    setTerm: (term: string) => setView((last) => ({ ...last, term })),
    setOrder: (order: Order) => setView((last) => ({ ...last, order })),
  };
}
