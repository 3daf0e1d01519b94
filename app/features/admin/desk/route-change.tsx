import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/** The page that is shown. It outlives the component: another layout has one of its own. */
let shown: { readonly pathname: string; readonly key: string } | undefined;

/**
 * On every change of route: to the top (or the address's anchor), focus to the main content, and the
 * new title read out (specification, section 2). The router does none of it.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState("");

  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = "manual";
    };
    // Between pages of the site the reader begins at the top; a page loaded again is where it was.
    const auto = () => {
      history.scrollRestoration = "auto";
    };
    manual();
    addEventListener("pageshow", manual);
    addEventListener("pagehide", auto);
    return () => {
      removeEventListener("pageshow", manual);
      removeEventListener("pagehide", auto);
    };
  }, []);

  useLayoutEffect(() => {
    const last = shown;
    shown = { pathname, key };
    if (!last || last.key === key) return;
    const samePage = last.pathname === pathname;
    const target = hash ? document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null;
    if (target) target.scrollIntoView();
    else if (!samePage) scrollTo({ top: 0, behavior: "instant" });
    if (samePage) return;
    // A message that was given the focus, such as the Undo of a Cancel by key, keeps it.
    if (!document.activeElement?.closest(".toast")) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    setTitle(document.title);
  }, [pathname, hash, key]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
