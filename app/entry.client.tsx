import { enhance } from "./enhance/enhance.ts";
import { EVENT } from "./enhance/page-contract.ts";
import { restoreAddress } from "./enhance/navigation/restore-address.ts";
import { mountIslands } from "./islands/mount.ts";

/*
 * The one entry of every document. A public document runs the small scripts and its islands; the desk is
 * an application, which the router hydrates.
 */
restoreAddress();
if ("__reactRouterContext" in globalThis) {
  void import("./desk.client.tsx");
} else if (document.readyState === "loading") {
  // A script that the inline script inserts does not wait for the document by itself.
  document.addEventListener("DOMContentLoaded", startDocument, { once: true });
} else {
  startDocument();
}

function startDocument(): void {
  if (import.meta.env.DEV) pretendRouter();
  enhance();
  mountIslands();
  document.documentElement.dataset.ready = "";
  document.dispatchEvent(new Event(EVENT.enhanced));
}

/** React's refresh asks the router for these while developing; a public document has no router. */
function pretendRouter(): void {
  Object.assign(globalThis, {
    __reactRouterDataRouter: {
      revalidate: async () => {},
      createRoutesForHMR: () => [],
      _internalSetRoutes() {},
    },
  });
}
