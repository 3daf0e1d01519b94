import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * On every change of route: to the top (or the address's anchor), focus to the main content, and the
 * new title read out (specification, section 2). The router does none of it.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState("");

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { pathname, key };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (!samePage) scrollTo({ top: 0, behavior: "instant" });
    if (samePage) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash, key]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
