import { nearest } from "../enhance/nearest.ts";
import { attribute, ROOT_CLASS, selector } from "../enhance/page-contract.ts";
import type { Press } from "./done-early.ts";

/** Signs that a reader is about to use an island. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "input"] as const;

/** After so long a search that the address asks for is given up. */
const SEARCH_TIMEOUT_MS = 20_000;

interface Hydration {
  /** Not there once it is hydrated. */
  presses?: Press[];
  readonly done: Promise<void>;
}

/** Islands on their way, and those that are hydrated. A failed one may be tried again. */
const hydrating = new WeakMap<HTMLElement, Hydration>();

/**
 * Hydrates each island of the document when it is used, comes into view, or is asked for by the
 * address. A submit that comes before React is held and given again.
 */
export function mountIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>(selector("island"));
  if (islands.length === 0) return;
  for (const type of SIGNS) {
    document.addEventListener(type, ({ target }) => {
      const island = nearest(target, selector("island"));
      if (island) hydrate(island);
    });
  }
  document.addEventListener("submit", hold, true);
  document.addEventListener("click", hold, true);

  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
    }
  });
  const asked = document.documentElement.classList.contains(ROOT_CLASS.searching);
  if (asked) setTimeout(showDeliveredList, SEARCH_TIMEOUT_MS);
  // What has the focus was in use before this script was there; what was typed is searched for.
  const inUse = nearest(document.activeElement, selector("island"));
  for (const island of islands) {
    if (island === inUse || (asked && island.dataset.island === "blog-search")) hydrate(island);
    else if (island.getAttribute(attribute("hydrate")) === "visible") visible.observe(island);
  }
}

/** When a search cannot be answered, the whole list is better than none. */
function showDeliveredList(): void {
  document.documentElement.classList.remove(ROOT_CLASS.searching);
}

/** A failure is silent here: the plain form, or the next use of the island, is the way on. */
function hydrate(island: HTMLElement): Hydration {
  const before = hydrating.get(island);
  if (before) return before;
  const presses: Press[] = [];
  const done = import("./hydrate.tsx")
    .then(({ hydrateIsland }) => hydrateIsland(island, presses))
    .then((doAgain) => {
      delete running.presses;
      return doAgain();
    })
    .catch(() => {
      hydrating.delete(island);
      showDeliveredList();
    });
  const running: Hydration = { presses, done };
  hydrating.set(island, running);
  return running;
}

/** Controls of an island that only React can serve are marked; a plain form is left to the browser. */
function hold(event: Event): void {
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
    before: Array.from(island.querySelectorAll("input"), ({ value }) => value),
  });
  void done.then(() => control.removeAttribute("aria-busy"));
}
