import { enhance } from "./enhance/enhance.ts";
import { EVENT } from "./enhance/page-contract.ts";
import { restoreAddress } from "./enhance/navigation/restore-address.ts";
import { stalledStyles } from "./enhance/stalled-styles.ts";
import { mountIslands } from "./islands/mount.ts";

/* The entry script of every public document: runs the small scripts and mounts the islands. */
restoreAddress();
stalledStyles();
// A dynamically inserted module script does not wait for the document to be parsed.
if (document.readyState === "loading") {
  // In a task of its own: in the event's task the browser often lays out the whole page.
  document.addEventListener("DOMContentLoaded", () => setTimeout(startDocument), { once: true });
} else {
  startDocument();
}

function startDocument(): void {
  // The desk loads this file only for the modules that it shares with pages, which stand in the same chunk.
  if (document.getElementById("desk")) return;
  enhance();
  mountIslands();
  document.documentElement.dataset.ready = "";
  document.dispatchEvent(new Event(EVENT.enhanced));
}
