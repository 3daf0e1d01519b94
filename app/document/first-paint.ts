import { EVENT, ROOT_CLASS, selector, STORAGE_KEY } from "../enhance/page-contract.ts";

/** What the inline script is told: it cannot import anything. */
interface FirstPaintNames {
  /** Whether a document answers the search that its address asks for: a server's does. */
  readonly answersSearch: boolean;
  readonly backLink: string;
  readonly enhanced: string;
  readonly needsScript: string;
  readonly rootClass: typeof ROOT_CLASS;
  readonly storageKey: typeof STORAGE_KEY;
}

/**
 * The text of the one inline script: what must be right before the first paint, and when the entry
 * script is fetched. At once, or with the first touch or key where the reader saves data (decision 34).
 */
export const FIRST_PAINT_SCRIPT = `(${String(firstPaint)})(${JSON.stringify({
  answersSearch: import.meta.env.EDITION === "server",
  backLink: selector("backLink"),
  enhanced: EVENT.enhanced,
  needsScript: selector("needsScript"),
  rootClass: ROOT_CLASS,
  storageKey: STORAGE_KEY,
} satisfies FirstPaintNames)})`;

/* Its text is served, so it uses nothing from outside of it but `names` and the browser. */
function firstPaint(names: FirstPaintNames): void {
  const root = document.documentElement;
  const entries = (document.currentScript?.dataset.entry ?? "").split(" ").filter(Boolean);
  // Browsers before 2024 show the plain document, as with scripts off; only the menu has to open.
  if (!("groupBy" in Map && "popover" in HTMLElement.prototype)) {
    addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[popovertarget]")) {
        document.getElementById("small-menu")?.classList.toggle("open");
      }
    });
    return;
  }

  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read(names.storageKey.theme);
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(
    navigator,
    "connection",
  );
  const lowData = read(names.storageKey.lowData) ?? (connection?.saveData ? "on" : "off");
  root.classList.toggle(names.rootClass.lowData, lowData === "on");
  root.classList.toggle(names.rootClass.searchKey, read(names.storageKey.searchKey) !== "off");
  root.classList.add(names.rootClass.scripted);
  const searching =
    !names.answersSearch && Boolean(new URLSearchParams(location.search).get("q")?.trim());
  root.classList.toggle(names.rootClass.searching, searching);

  // The reading settings show what is set, also where no other script comes.
  document.addEventListener("DOMContentLoaded", () => {
    for (const [name, on] of [
      ["low-data", names.rootClass.lowData],
      ["search-key", names.rootClass.searchKey],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field) field.checked = root.classList.contains(on);
    }
    const field = document.querySelector<HTMLSelectElement>("select[name=theme]");
    if (field) field.value = root.dataset.theme ?? "system";
  });

  // 'Back to Blog' goes back one step where a step inside the site lies behind; after a visit straight
  // from a search engine, or in a new tab, the link leads to the blog (decision 12). It works with the
  // first click, so it does not wait for the entry script.
  addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element && target.closest(names.backLink))) return;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });

  // At the desk the router brings its own scripts.
  if (entries.length === 0) return;
  let requested = false;
  const loadEntry = (): void => {
    if (requested) return;
    requested = true;
    for (const src of entries) {
      const script = document.createElement("script");
      script.type = "module";
      script.async = false;
      script.src = src;
      document.head.append(script);
    }
  };
  // A search was asked for, so its scripts were too.
  if (lowData === "on" && !searching) {
    for (const type of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(type, loadEntry, { capture: true, once: true });
    }
  } else loadEntry();

  // A click or a submit that came before the entry script is given again once it is there.
  let held: HTMLElement | undefined;
  const hold = (event: Event): void => {
    const { target } = event;
    const control =
      target instanceof Element ? target.closest<HTMLElement>(names.needsScript) : null;
    if (!control || (event.type === "click" && control instanceof HTMLFormElement)) return;
    event.preventDefault();
    held = control;
    loadEntry();
  };
  // So is the key that leads to the search.
  let slash = false;
  const holdSlash = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    slash =
      key === "/" &&
      !(ctrlKey || altKey || metaKey) &&
      !(target instanceof Element && target.closest("input, textarea, select"));
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("keydown", holdSlash, true);
  document.addEventListener(
    names.enhanced,
    () => {
      removeEventListener("click", hold, true);
      removeEventListener("submit", hold, true);
      removeEventListener("keydown", holdSlash, true);
      if (slash) document.dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
      if (held instanceof HTMLFormElement) held.requestSubmit();
      else held?.click();
    },
    { once: true },
  );
}
