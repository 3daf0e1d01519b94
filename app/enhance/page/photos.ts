import { photoSizer } from "#app/domain/photo-sizer.ts";
import { attribute, selector } from "../page-contract.ts";
import { savesData } from "../settings/preferences.ts";

/** A photo that takes longer is given up; the drawing stays. */
const PHOTO_TIMEOUT_MS = 8000;
/** Photos load when they are this close to the window. */
const NEAR_PX = 300;

/**
 * Covers drawings with photographs (decision 16). Loads nothing if the reader saves data. If a photo fails, its
 * drawing simply stays.
 *
 * @param page the document with the drawings, which may be a frame's
 * @returns a function that stops this, for pages that are left without loading a new document.
 */
export function photos(page = document): () => void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        if (!savesData() && navigator.onLine) load(target);
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const observed = new WeakSet<Element>();
  const observe = () => {
    for (const place of page.querySelectorAll(selector("photo"))) {
      if (observed.has(place)) continue;
      observed.add(place);
      nearby.observe(place);
    }
  };
  const additions = new MutationObserver(observe);
  const start = () => {
    observe();
    // Islands and related articles add pictures later.
    additions.observe(page.body, { childList: true, subtree: true });
  };
  // Photos wait until text, drawings and fonts have loaded.
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
  return () => {
    removeEventListener("load", start);
    additions.disconnect();
    nearby.disconnect();
  };
}

function load(place: Element): void {
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
  photo.alt = place.getAttribute(attribute("alt")) ?? "";
  photo.sizes = place.getAttribute(attribute("sizes")) ?? "100vw";
  const url = place.getAttribute(attribute("photo")) ?? "";
  const { src, srcSet } = photoVariants(url);
  // A library photo's address may name its focal point, in percent.
  if (import.meta.env.EDITION === "server") {
    const [, x, y] = /#(\d+),(\d+)$/.exec(url) ?? [];
    if (x) photo.style.objectPosition = `${x}% ${y}%`;
  }
  photo.srcset = srcSet;
  photo.src = src;
}

const WIDTHS_PX = [480, 800, 1200, 1600] as const;
/** Widths the server stores of an uploaded photo, besides its own (server/images/prepare.ts). */
const LIBRARY_WIDTHS_PX = [480, 960, 1600] as const;
const LIBRARY_PHOTO = /^(.*\/media\/[\w-]+)-(\d+)\.jpg/;

/**
 * The `src` and `srcset` of a photo, by its host's own parameters or by the file names of the server's library.
 * Returns any other address unchanged.
 */
export function photoVariants(url: string): { src: string; srcSet: string } {
  // The demo edition has no library, so its build drops this branch.
  const library = import.meta.env.EDITION === "server" ? LIBRARY_PHOTO.exec(url) : null;
  if (library) {
    const [, stem = "", width = ""] = library;
    const widths = [...LIBRARY_WIDTHS_PX.filter((stored) => stored < Number(width)), width];
    return {
      src: url,
      srcSet: widths.map((stored) => `${stem}-${stored}.webp ${stored}w`).join(", "),
    };
  }
  const sized = photoSizer(url);
  if (!sized) return { src: url, srcSet: "" };
  return {
    src: sized(1200),
    srcSet: WIDTHS_PX.map((width) => `${sized(width)} ${width}w`).join(", "),
  };
}
