import { nearest } from "../enhance/nearest.ts";
import { attribute, ROOT_CLASS, selector } from "../enhance/page-contract.ts";
import type { Press } from "./early-input/early-input.ts";

/** Events that show a reader is about to use an island. */
const USE_EVENTS = ["pointerover", "pointerdown", "focusin", "input"] as const;

/** How long a search from the address may take before the full list shows instead. */
const SEARCH_TIMEOUT_MS = 20_000;

interface Hydration {
  /** Undefined once hydrated. */
  presses?: Press[];
  readonly done: Promise<void>;
}

/** Islands hydrating or hydrated. A failed one is removed, so that it can be tried again. */
const hydrating = new WeakMap<HTMLElement, Hydration>();

/**
 * Hydrates each island when it is used, comes into view, or is asked for by the address. Presses before that
 * are held and replayed.
 */
export function mountIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>(selector("island"));
  if (islands.length === 0) return;
  for (const type of USE_EVENTS) {
    document.addEventListener(type, ({ target }) => {
      const island = nearest(target, selector("island"));
      if (island) hydrate(island);
    });
  }
  document.addEventListener("submit", holdPress, true);
  document.addEventListener("click", holdPress, true);

  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
    }
  });
  const isSearching = document.documentElement.classList.contains(ROOT_CLASS.searching);
  if (isSearching) setTimeout(showFullList, SEARCH_TIMEOUT_MS);
  // Focus means the island was in use before this script loaded; a search typed there must run.
  const inUse = nearest(document.activeElement, selector("island"));
  for (const island of islands) {
    if (island === inUse || (isSearching && island.dataset.island === "blog-search"))
      hydrate(island);
    else if (island.getAttribute(attribute("hydrate")) === "visible") visible.observe(island);
  }
}

/** If a search fails, the full list is better than none. */
function showFullList(): void {
  document.documentElement.classList.remove(ROOT_CLASS.searching);
}

/** Failures are silent: the plain form still works, and the next use tries again. */
function hydrate(island: HTMLElement): Hydration {
  const existing = hydrating.get(island);
  if (existing) return existing;
  const presses: Press[] = [];
  const done = import("./hydrate.tsx")
    .then(({ hydrateIsland }) => hydrateIsland(island, presses))
    .then((replay) => {
      delete hydration.presses;
      return replay();
    })
    .catch(() => {
      hydrating.delete(island);
      showFullList();
    });
  const hydration: Hydration = { presses, done };
  hydrating.set(island, hydration);
  return hydration;
}

/** Holds presses on controls marked as needing a script. The browser handles plain forms itself. */
function holdPress(event: Event): void {
  const control = nearest(event.target, selector("needsScript"));
  const island = control && nearest(control, selector("island"));
  if (!island || (event.type === "click" && control instanceof HTMLFormElement)) return;
  const { presses, done } = hydrate(island);
  if (!presses) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute("aria-busy", "true");
  presses.push({
    control,
    // A click that the inline script held and now repeats may have come before the typing: type after it.
    values: Array.from(island.querySelectorAll("input"), ({ value, defaultValue }) =>
      event.isTrusted ? value : defaultValue,
    ),
  });
  void done.then(() => control.removeAttribute("aria-busy"));
}
