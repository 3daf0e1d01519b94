import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { decoded } from "#app/shared/decoded.ts";
import { isPlainClick } from "#app/shared/plain-click.ts";

/** The page shown last. It outlives the component, since each layout has its own. */
let lastPage: { readonly pathname: string; readonly key: string } | undefined;

/**
 * On every route change: scroll to the top (or the anchor), focus the main content, and announce the new title
 * (specification, section 2). The router does none of this. A link within the page goes through the router too: the
 * router does not know the position of a history entry that the browser itself adds, and a blocked Back would then
 * leave the page.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigate = useNavigate();
  const [title, setTitle] = useState("");

  useEffect(() => {
    // Also after a reload, show the top of the page, where notes such as the one about unsaved changes are.
    history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    const followWithinPage = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { search } = location;
      void navigate({ search, hash: link.getAttribute("href") ?? "" }, { replace: true });
    };
    document.addEventListener("click", followWithinPage);
    return () => document.removeEventListener("click", followWithinPage);
  }, [navigate]);

  useLayoutEffect(() => {
    const last = lastPage;
    lastPage = { pathname, key };
    if (!last || last.key === key) return;
    const samePage = last.pathname === pathname;
    if (!moveToPart(document, hash) && !samePage) scrollTo({ top: 0, behavior: "instant" });
    if (samePage) return;
    // A focused message keeps the focus, such as the Undo of a Cancel by keyboard.
    if (!document.activeElement?.closest(".toast")) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    // A screen that renders this component sets the title after it (app/desk/screen.tsx).
    queueMicrotask(() => setTitle(document.title));
  }, [pathname, hash, key]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/**
 * Goes to the part of a page that a link within it names, as the browser does: reading and Tab continue from there.
 *
 * @returns whether there is such a part.
 */
export function moveToPart(page: Document, hash: string): boolean {
  const part = page.getElementById(decoded(hash.slice(1)) ?? "");
  if (!part) return false;
  part.scrollIntoView();
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return true;
}
