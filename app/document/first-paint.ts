import { EVENT, ROOT_CLASS, selector, STORAGE_KEY } from "../enhance/page-contract.ts";

/** Arguments of the inline script, which cannot import anything. */
interface FirstPaintNames {
  /** Whether the server renders the results of `?q=`; otherwise the browser searches. */
  readonly answersSearch: boolean;
  readonly backLink: string;
  readonly enhanced: string;
  readonly needsScript: string;
  readonly rootClass: typeof ROOT_CLASS;
  readonly storageKey: typeof STORAGE_KEY;
}

/**
 * The one inline script. It sets what must be right before the first paint, and loads the entry script:
 * at once or, in low-data mode, at the first touch or key (decision 34).
 */
export const FIRST_PAINT_SCRIPT = `(${String(firstPaint)})(${JSON.stringify({
  answersSearch: import.meta.env.EDITION === "server",
  backLink: selector("backLink"),
  enhanced: EVENT.enhanced,
  needsScript: selector("needsScript"),
  rootClass: ROOT_CLASS,
  storageKey: STORAGE_KEY,
} satisfies FirstPaintNames)})`;

/* Served as text, so it can use nothing but `names` and browser APIs. */
function firstPaint(names: FirstPaintNames): void {
  const root = document.documentElement;
  const entries = (document.currentScript?.dataset.entry ?? "").split(" ").filter(Boolean);
  // Browsers from before 2024 get the plain document, as with scripts off, plus a working menu.
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

  // The reading settings show the current values even if no other script ever loads.
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

  // 'Back to Blog' goes back in history if the reader came from this site; otherwise it is a plain link
  // to the blog (decision 12). It must work on the first click, before the entry script has loaded.
  addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element && target.closest(names.backLink))) return;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });

  // At the desk, the router loads its own scripts.
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
  // An address with a search asks for scripts, even in low-data mode.
  if (lowData === "on" && !searching) {
    for (const type of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(type, loadEntry, { capture: true, once: true });
    }
  } else loadEntry();

  // A click or submit that needs the entry script is held, and replayed once the script has run.
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
  // So is the `/` key, which moves to the search box.
  let slashPressed = false;
  const holdSlashKey = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    slashPressed =
      key === "/" &&
      !(ctrlKey || altKey || metaKey) &&
      !(target instanceof Element && target.closest("input, textarea, select"));
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("keydown", holdSlashKey, true);
  document.addEventListener(
    names.enhanced,
    () => {
      removeEventListener("click", hold, true);
      removeEventListener("submit", hold, true);
      removeEventListener("keydown", holdSlashKey, true);
      if (slashPressed) document.dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
      if (held instanceof HTMLFormElement) held.requestSubmit();
      else held?.click();
    },
    { once: true },
  );
}
