import { enhance } from "./enhance/enhance.ts";
import { EVENT } from "./enhance/page-contract.ts";
import { restoreAddress } from "./enhance/navigation/restore-address.ts";
import { mountIslands } from "./islands/mount.ts";

/** How long a stylesheet may block the content below it. */
const STALLED_MS = 8000;

/* The entry script of every public document: runs the small scripts and mounts the islands. */
// The desk also loads this file, but only for the modules in its chunk that desk and pages share.
if (!document.getElementById("desk")) {
  restoreAddress();
  // A dynamically inserted module script does not wait for the document to be parsed.
  if (document.readyState === "loading") {
    // In a task of its own: in the event's task the browser often lays out the whole page.
    document.addEventListener("DOMContentLoaded", () => setTimeout(startDocument), { once: true });
    passStalledStyles();
  } else {
    startDocument();
  }
}

function startDocument(): void {
  enhance();
  mountIslands();
  document.documentElement.dataset.ready = "";
  document.dispatchEvent(new Event(EVENT.enhanced));
}

/** Shows the text unstyled until a stalled stylesheet arrives. Repeats, since another one may follow further down. */
function passStalledStyles(): void {
  setTimeout(() => {
    if (document.readyState !== "loading") return;
    for (const link of document.querySelectorAll<HTMLLinkElement>("body link:not([media])")) {
      if (link.sheet) continue;
      link.onload = () => (link.media = "");
      link.media = "print";
    }
    passStalledStyles();
  }, STALLED_MS);
}
