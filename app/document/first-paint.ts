import { EVENT, ROOT_CLASS, selector, SETTING } from "../enhance/page-contract.ts";

/** What the inline script, which cannot import anything, shares with the others. */
type FirstPaintNames = readonly [
  /** Whether the server renders the results of `?q=`; otherwise the browser searches. */
  answersSearch: boolean,
  backLink: string,
  enhanced: string,
  needsScript: string,
  scripted: string,
  searching: string,
  theme: string,
  lowData: string,
  searchKey: string,
];

/**
 * The one inline script. It sets what must be right before the first paint, and loads the entry script:
 * at once or, in low-data mode, at the first touch or key (decision 34).
 */
export const FIRST_PAINT_SCRIPT = `(${String(firstPaint)})(${JSON.stringify([
  import.meta.env.EDITION === "server",
  selector("backLink"),
  EVENT.enhanced,
  selector("needsScript"),
  ROOT_CLASS.scripted,
  ROOT_CLASS.searching,
  SETTING.theme,
  SETTING.lowData,
  SETTING.searchKey,
] satisfies FirstPaintNames)})`;

/* Served as text, so it can use nothing but these names and browser APIs. */
function firstPaint([
  answersSearch,
  backLink,
  enhanced,
  needsScript,
  scripted,
  searching,
  theme,
  lowData,
  searchKey,
]: FirstPaintNames): void {
  const { classList, dataset } = document.documentElement;
  const entries = document.currentScript?.dataset.entry?.split(" ") ?? [];
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
  const chosen = read(theme);
  if (chosen === "light" || chosen === "dark") dataset.theme = chosen;
  const savesData = (read(lowData) ?? (navigator.connection?.saveData ? "on" : "off")) === "on";
  classList.toggle(lowData, savesData);
  classList.toggle(searchKey, read(searchKey) !== "off");
  classList.add(scripted);
  const asksHere = !answersSearch && Boolean(new URLSearchParams(location.search).get("q")?.trim());
  classList.toggle(searching, asksHere);

  // The reading settings show the current values even if no other script ever loads.
  document.addEventListener("DOMContentLoaded", () => {
    for (const name of [lowData, searchKey]) {
      const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field) field.checked = classList.contains(name);
    }
    const field = document.querySelector<HTMLSelectElement>(`select[name=${theme}]`);
    if (field) field.value = dataset.theme ?? "system";
  });

  // 'Back to Blog' goes back in history if the reader came from this site; otherwise it is a plain link
  // to the blog (decision 12). It must work on the first click, before the entry script has loaded.
  addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element && target.closest(backLink))) return;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });

  // At the desk, the router loads its own scripts.
  if (entries.length === 0) return;
  const scripts = entries.map((src) => {
    const script = document.createElement("script");
    script.type = "module";
    script.async = false;
    script.src = src;
    return script;
  });
  // Adding them again does not run them again.
  const loadEntry = (): void => document.head.append(...scripts);
  // An address with a search asks for scripts, even in low-data mode.
  if (savesData && !asksHere) {
    for (const type of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(type, loadEntry, { capture: true, once: true });
    }
  } else loadEntry();

  // A click or submit that needs the entry script is held, and replayed once the script has run.
  let held: HTMLElement | undefined;
  const hold = (event: Event): void => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(needsScript) : null;
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
  const holding = new AbortController();
  const whileHolding = { capture: true, signal: holding.signal };
  addEventListener("click", hold, whileHolding);
  addEventListener("submit", hold, whileHolding);
  addEventListener("keydown", holdSlashKey, whileHolding);
  document.addEventListener(
    enhanced,
    () => {
      holding.abort();
      if (slashPressed) document.dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
      if (held instanceof HTMLFormElement) held.requestSubmit();
      else held?.click();
    },
    { once: true },
  );
}
