import { savesData } from "./preferences.ts";

/**
 * Photographs wait for the page itself, so that they never compete with text, drawings or fonts. So
 * does the script that brings them (app/photos/page.ts); who saves data gets neither.
 */
export function photos(): void {
  addEventListener("load", () => {
    if (savesData()) return;
    // Nobody asked for a photo: the drawings are complete without it.
    load()
      .then(({ begin }) => begin())
      .catch(() => undefined);
  });
}

function load(): Promise<typeof import("../photos/page.ts")> {
  return import(/* @vite-ignore */ `${BASE_URL}photos.js`);
}
