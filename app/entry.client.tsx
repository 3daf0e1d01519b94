import { enhance } from "./enhance/enhance.ts";
import { EVENT } from "./enhance/page-contract.ts";
import { restoreAddress } from "./enhance/navigation/restore-address.ts";
import { mountIslands } from "./islands/mount.ts";

/*
 * The entry script of every document. A public document runs the small scripts and mounts its islands;
 * the desk is an application that the router hydrates.
 */
restoreAddress();
if ("__reactRouterContext" in globalThis) {
  void import("./desk.client.tsx");
} else if (document.readyState === "loading") {
  // A dynamically inserted module script does not wait for the document to be parsed.
  document.addEventListener("DOMContentLoaded", startDocument, { once: true });
} else {
  startDocument();
}

function startDocument(): void {
  if (import.meta.env.DEV) stubRouter();
  enhance();
  mountIslands();
  document.documentElement.dataset.ready = "";
  document.dispatchEvent(new Event(EVENT.enhanced));
}

/** Fast Refresh calls these in development, but a public document has no router. */
function stubRouter(): void {
  Object.assign(globalThis, {
    __reactRouterDataRouter: {
      revalidate: async () => {},
      createRoutesForHMR: () => [],
      _internalSetRoutes() {},
    },
  });
}
