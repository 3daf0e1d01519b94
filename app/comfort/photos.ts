import { photoVariants } from "./photo-variants.ts";
import { savesData } from "../boot/preferences.ts";

/** A photo that has not arrived after so many milliseconds is given up; the drawing stays. */
const PATIENCE = 8000;

/**
 * Lays photographs over the drawings (decision 16). The document names them in `data-photo`; nothing
 * is asked for when the reader saves data, and one that fails or dawdles leaves no trace.
 */
export function photos(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        if (!savesData() && navigator.onLine) load(target);
      }
    },
    { rootMargin: "300px" },
  );
  const watch = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-photo]:not([data-seen])")) {
      place.dataset.seen = "";
      near.observe(place);
    }
  };
  const start = () => {
    watch();
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  };
  // Photos wait for the page itself: they never compete with text, drawings or fonts.
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

function load(place: HTMLElement): void {
  const photo = new Image();
  const giveUp = setTimeout(() => {
    photo.onload = null;
    photo.src = "";
  }, PATIENCE);
  photo.onload = () => {
    clearTimeout(giveUp);
    place.replaceChildren(photo);
    requestAnimationFrame(() => place.classList.add("ready"));
  };
  photo.onerror = () => clearTimeout(giveUp);
  photo.alt = place.dataset.alt ?? "";
  photo.sizes = place.dataset.sizes ?? "";
  const { src, srcSet } = photoVariants(place.dataset.photo ?? "");
  photo.srcset = srcSet;
  photo.src = src;
}
