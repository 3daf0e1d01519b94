import { listen } from "./listen.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { nearest } from "./nearest.ts";
import { savesData } from "./preferences.ts";

/** Controls that `comfort.js` (app/comfort/comfort.ts) serves. */
const CONTROLS =
  "[data-dropdown] > button, [data-print], [data-copy-link], [data-share], [data-offline-do]";

/**
 * Fetches what makes the plain document comfortable: after the first paint, or, where the reader saves
 * data, with the first touch, key or pointer on a menu. A click or key that came too early is given again.
 */
export function comfort(): void {
  if (OFFLINE_COPY && "serviceWorker" in navigator)
    document.documentElement.dataset.offline = "none";
  listen("click", hold);
  listen("pointerdown", load);
  listen("keydown", press);
  listen("pointerover", ({ target }) => {
    if (nearest(target, "[data-dropdown]")) void load();
  });
  afterFirstPaint(() => {
    if (!savesData()) void load();
  });
}

let there = false;
let coming: Promise<void> | undefined;

function load(): Promise<void> {
  coming ??= import(/* @vite-ignore */ `${BASE_URL}comfort.js`).then(
    () => {
      there = true;
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

function hold(event: Event): void {
  const control = nearest(event.target, CONTROLS);
  if (there || !control) return;
  event.preventDefault();
  event.stopPropagation();
  void load().then(() => {
    if (there) control.click();
  });
}

function press(event: KeyboardEvent): void {
  if (there) return;
  void load().then(() => {
    if (there) event.target?.dispatchEvent(new KeyboardEvent("keydown", event));
  });
}
