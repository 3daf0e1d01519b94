import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/** The page shown last. It outlives the component, since each layout has its own. */
let lastPage: { readonly pathname: string; readonly key: string } | undefined;

/**
 * On every route change: scroll to the top (or the anchor), focus the main content, and announce the new title
 * (specification, section 2). The router does none of this.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState("");

  useEffect(() => {
    // Also after a reload: what needs an answer, such as words that aren't saved, stands at the top.
    history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    const last = lastPage;
    lastPage = { pathname, key };
    if (!last || last.key === key) return;
    const samePage = last.pathname === pathname;
    const target = hash ? document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null;
    if (target) target.scrollIntoView();
    else if (!samePage) scrollTo({ top: 0, behavior: "instant" });
    if (samePage) return;
    // A focused message keeps the focus, such as the Undo of a Cancel by keyboard.
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
