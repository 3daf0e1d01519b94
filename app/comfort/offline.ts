import { listen } from "../boot/listen.ts";
import { nearest } from "../boot/nearest.ts";
import { slow } from "../boot/slow.ts";

/** How long a page is read before the site is saved in the background: nobody pays for a glance. */
const GLANCE = 3000;

/**
 * The offline copy's foothold in the page. All else is in `offline.js` (app/offline/page.ts), fetched
 * when there is a copy already, when saving one costs nothing, or when the reader asks.
 */
export function offline(): void {
  const root = document.documentElement;
  if (root.dataset.offline === undefined) return;
  listen("click", ({ target }) => {
    const action = nearest(target, "[data-offline-do]")?.dataset.offlineDo;
    if (action === undefined) return;
    if (action === "save") root.dataset.offline = "saving";
    load()
      .then(({ act }) => act(action))
      .catch(failed);
  });
  // Nobody asked: when it fails, nobody needs to hear of it.
  const begin = () =>
    void load()
      .then((part) => part.begin())
      .catch(() => undefined);
  const start = () => {
    if (navigator.serviceWorker.controller) begin();
    else if (!slow()) setTimeout(begin, GLANCE);
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

function load(): Promise<typeof import("../offline/page.ts")> {
  return import(/* @vite-ignore */ `${BASE_URL}offline.js`);
}

/** Without the file there is nothing to save with; the button stays for a second try. */
function failed(): void {
  document.documentElement.dataset.offline = "failed";
}
