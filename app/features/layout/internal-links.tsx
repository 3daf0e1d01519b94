import type { MouseEvent, ReactNode } from "react";
import { createPath, useNavigate } from "react-router";
import { readableAddress } from "../../domain/readable-address.ts";

/**
 * Follows links that stand in a text (content is HTML, not components) inside the page, like any
 * other link of the site. Everything a browser would do differently is left to the browser.
 */
export function InternalLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.download)
      return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return;
    if (/\.[a-z]+$/.test(pathname) || (hash && pathname === location.pathname)) return;
    event.preventDefault();
    const address = readableAddress(pathname.slice(base.length)) || "/";
    void navigate(createPath({ pathname: address, search, hash }));
  }

  return (
    <main id="main" tabIndex={-1} onClick={follow}>
      {children}
    </main>
  );
}
