import { attribute, selector } from "../page-contract.ts";
import { photoVariants } from "./photo-variants.ts";
import { savesData } from "../settings/preferences.ts";

/** A photo that has not arrived by then is given up; the drawing stays. */
const PHOTO_TIMEOUT_MS = 8000;
/** Photos are asked for when they are this near to the window. */
const NEAR_PX = 300;

const seen = new WeakSet<Element>();

/**
 * Lays photographs over the drawings (decision 16). Nothing is asked for when the reader saves data,
 * and a photo that fails leaves no trace.
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
    { rootMargin: `${NEAR_PX}px` },
  );
  const observe = () => {
    for (const place of document.querySelectorAll(selector("photo"))) {
      if (seen.has(place)) continue;
      seen.add(place);
      near.observe(place);
    }
  };
  const start = () => {
    observe();
    // Islands and related articles bring pictures later.
    new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
  };
  // Photos never compete with text, drawings or fonts.
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

function load(place: HTMLElement): void {
  const photo = new Image();
  const giveUp = setTimeout(() => {
    photo.onload = null;
    photo.src = "";
  }, PHOTO_TIMEOUT_MS);
  photo.onload = () => {
    clearTimeout(giveUp);
    place.replaceChildren(photo);
    requestAnimationFrame(() => place.classList.add("ready"));
  };
  photo.onerror = () => clearTimeout(giveUp);
  photo.alt = place.getAttribute(attribute("photoAlt")) ?? "";
  photo.sizes = place.getAttribute(attribute("photoSizes")) ?? "";
  const url = place.getAttribute(attribute("photo")) ?? "";
  const { src, srcSet } = photoVariants(url);
  // A photo of our own may name the point that crops keep, in percent.
  if (import.meta.env.EDITION === "server") {
    const [, x, y] = /#(\d+),(\d+)$/.exec(url) ?? [];
    if (x) photo.style.objectPosition = `${x}% ${y}%`;
  }
  photo.srcset = srcSet;
  photo.src = src;
}
