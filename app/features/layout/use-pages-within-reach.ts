import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { slow } from "../../boot/slow.ts";
import { internalAddress } from "./internal-address.ts";

/** The header's links are always in view, which says nothing of where a reader will go. */
const TELLING = "main a[href], footer a[href]";
/** Milliseconds that a link must stay in view: who scrolls past asks for nothing. */
const GLANCE = 200;
/** Pages fetched ahead from one page because their links were in view; all others wait for a touch. */
const MOST = 16;

/** Milliseconds after which a page has been asked for, and need not be named any longer. */
const ASKED = 1000;

/**
 * Addresses of the pages that links have just come within the reader's reach for. `found` is called
 * once for each.
 */
export function usePagesWithinReach(found: (page: string) => void): readonly string[] {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    const known = new Set([pathname]);
    function reach(link: HTMLAnchorElement) {
      const page = internalAddress(link)?.pathname;
      if (page === undefined || known.has(page)) return;
      known.add(page);
      found(page);
      setPages((others) => [...others, page]);
    }
    const stop = new AbortController();
    function touch({ target }: Event) {
      const link = target instanceof Element && target.closest("a");
      if (link) reach(link);
    }
    for (const intent of ["pointerover", "touchstart", "focusin"]) {
      document.addEventListener(intent, touch, { passive: true, signal: stop.signal });
    }
    const forget = slow() ? undefined : watch((link) => known.size <= MOST && reach(link));
    return () => {
      stop.abort();
      forget?.();
    };
  }, [pathname, found]);

  useEffect(() => {
    if (pages.length === 0) return;
    const timer = setTimeout(() => setPages([]), ASKED);
    return () => clearTimeout(timer);
  }, [pages]);

  return pages;
}

/** Calls back with each link that stays in view, those that come into the page later too. */
function watch(seen: (link: HTMLAnchorElement) => void): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      waiting.set(
        target,
        setTimeout(() => {
          inView.unobserve(target);
          seen(target);
        }, GLANCE),
      );
    }
  });
  const look = () => {
    for (const link of document.querySelectorAll(TELLING)) inView.observe(link);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    inView.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
