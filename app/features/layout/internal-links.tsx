import type { MouseEvent, ReactNode } from "react";
import { createPath, useNavigate } from "react-router";
import { internalAddress } from "./internal-address.ts";

/**
 * Follows links that stand in a text (content is HTML, not components) inside the page, like any
 * other link of the site. Everything a browser would do differently is left to the browser.
 */
export function InternalLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const address = internalAddress(link);
    if (!address || (address.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    void navigate(createPath(address));
  }

  return (
    <main id="main" tabIndex={-1} onClick={follow}>
      {children}
    </main>
  );
}
