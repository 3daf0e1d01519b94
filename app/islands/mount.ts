import { SCRIPTS_PATIENCE_MS } from "#app/shared/patience.ts";
import { nearest } from "../enhance/nearest.ts";
import { attribute, ROOT_CLASS, selector, TEXT_FIELDS } from "../enhance/page-contract.ts";
import type { Press } from "./early-input.ts";
import { ISLANDS } from "./registry.ts";

/** Events that show a reader is about to use an island. */
const USE_EVENTS = ["pointerover", "pointerdown", "focusin", "input"] as const;

interface Hydration {
  /** Undefined once hydrated. */
  presses?: Press[];
  readonly done: Promise<void>;
}

/** Islands hydrating or hydrated. A failed one is removed, so that it can be tried again. */
const hydrating = new WeakMap<HTMLElement, Hydration>();
const failed = new Set<HTMLElement>();

/**
 * Hydrates each island when it is used, comes into view, or is needed for a search in the address or for state in the
 * history. Presses before that are held and replayed.
 */
export function mountIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>(selector("island"));
  if (islands.length === 0) return;
  for (const type of USE_EVENTS) {
    document.addEventListener(type, ({ target }) => {
      const island = nearest(target, selector("island"));
      if (island && !(type === "pointerover" && failed.has(island))) hydrate(island);
    });
  }
  const tryAgain = () => failed.forEach(hydrate);
  for (const button of document.querySelectorAll(`${selector("islandFailed")} button`)) {
    button.addEventListener("click", tryAgain);
  }
  addEventListener("online", tryAgain);
  document.addEventListener("submit", holdPress, true);
  document.addEventListener("click", holdPress, true);

  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
    }
  });
  // Focus means the island was in use before this script loaded; what was typed there must count.
  const inUse = nearest(document.activeElement, selector("island"));
  const hasSearch = () => new URLSearchParams(location.search).has("q");
  for (const island of islands) {
    const isSoon = island.getAttribute(attribute("hydrate")) === "visible";
    // A reader who comes back to a search may be scrolled past it. Other islands restore state from the history.
    const savedState = history.state?.[nameOf(island)];
    if (savedState || island === inUse || (isSoon && hasSearch())) hydrate(island);
    else if (isSoon) visible.observe(island);
  }
  const search = document.querySelector<HTMLElement>(selector("island", "blog-search"));
  if (!search) return;
  // After a search, the next Tab press continues at its results, not before the whole header.
  if (hasSearch() && !inUse)
    search.querySelector<HTMLElement>(".found")?.focus({ preventScroll: true });
  if (document.documentElement.classList.contains(ROOT_CLASS.searching)) hydrate(search);
  // Back and forward can reach a search without loading a new document.
  addEventListener("popstate", () => {
    if (hasSearch()) hydrate(search);
  });
}

const nameOf = (island: HTMLElement) => island.getAttribute(attribute("island")) ?? "";

/** Loads and hydrates an island. If that fails, the message after it says so, and the next use tries again. */
function hydrate(island: HTMLElement): Hydration {
  const existing = hydrating.get(island);
  if (existing) return existing;
  const presses: Press[] = [];
  const patience = setTimeout(() => showMessage(island, true), SCRIPTS_PATIENCE_MS);
  const load = ISLANDS[nameOf(island)];
  const done = Promise.all([import("./hydrate.tsx"), load?.()])
    .then(([{ hydrateIsland }, part]) => part && hydrateIsland(island, part, presses))
    .finally(() => clearTimeout(patience))
    .then(
      (replay) => {
        delete hydration.presses;
        failed.delete(island);
        showMessage(island, false);
        return replay?.();
      },
      () => {
        hydrating.delete(island);
        failed.add(island);
        showMessage(island, true);
      },
    );
  const hydration: Hydration = { presses, done };
  hydrating.set(island, hydration);
  return hydration;
}

function showMessage(island: HTMLElement, hasFailed: boolean): void {
  const message = island.nextElementSibling;
  if (message?.matches(selector("islandFailed"))) message.toggleAttribute("hidden", !hasFailed);
  // If a search fails, the full list is better than none.
  if (hasFailed) document.documentElement.classList.remove(ROOT_CLASS.searching);
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
    // A click that the inline script held and now repeats may have come before the typing: replay the typing after it.
    values: Array.from(
      island.querySelectorAll<HTMLInputElement>(TEXT_FIELDS),
      ({ value, defaultValue }) => (event.isTrusted ? value : defaultValue),
    ),
  });
  void done.then(() => control.removeAttribute("aria-busy"));
}
