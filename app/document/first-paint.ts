import { EVENT, ROOT_CLASS, selector, SETTING } from "../enhance/page-contract.ts";

/** The names that the inline script shares with other scripts. It cannot import them. */
type FirstPaintNames = readonly [
  /** Whether the server renders the results of `?q=`, except in Spanish; otherwise the browser searches. */
  answersSearch: boolean,
  backLink: string,
  enhanced: string,
  failed: string,
  inApp: string,
  needsScript: string,
  printButton: string,
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
export const FIRST_PAINT_SCRIPT = `(${String(firstPaint)})((src)=>import(src),${JSON.stringify([
  import.meta.env.EDITION === "server",
  selector("backLink"),
  EVENT.enhanced,
  ROOT_CLASS.failed,
  ROOT_CLASS.inApp,
  selector("needsScript"),
  selector("print"),
  ROOT_CLASS.scripted,
  ROOT_CLASS.searching,
  SETTING.theme,
  SETTING.lowData,
  SETTING.searchKey,
] satisfies FirstPaintNames)})`;

/*
 * Served as text, so it can use nothing but its parameters and browser APIs. Bundlers rewrite an `import()` inside
 * it, so `load` is one of the parameters.
 */
function firstPaint(
  load: (src: string) => Promise<unknown>,
  [
    answersSearch,
    backLink,
    enhanced,
    failed,
    inApp,
    needsScript,
    printButton,
    scripted,
    searching,
    theme,
    lowData,
    searchKey,
  ]: FirstPaintNames,
): void {
  const { classList, dataset, lang } = document.documentElement;
  const { entry } = document.currentScript?.dataset ?? {};
  const entries = entry?.split(" ") ?? [];
  const isRecent = "groupBy" in Map && "popover" in HTMLElement.prototype;
  // Apps' own browsers can only be told by their name: they have `print`, but it does nothing.
  classList.toggle(inApp, /; wv|FBA|Instagram/.test(navigator.userAgent));
  // What must work on the first click, before the entry script has loaded or without it.
  addEventListener("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(printButton)) print();
    if (!isRecent && target.closest("[popovertarget]")) {
      document.getElementById("small-menu")?.classList.toggle("open");
    }
    // 'Back to Blog' goes back in history if the reader came from this site; otherwise it is a plain link
    // to the blog (decision 12).
    if (!target.closest(backLink) || metaKey || ctrlKey || shiftKey || altKey) return;
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });
  // Browsers from before 2024 get the plain document, as with scripts off.
  if (!isRecent) return;

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
  const asksHere = (!answersSearch || lang === "es") && /[?&]q=[^&]/.test(location.search);
  classList.toggle(searching, asksHere);

  // The reading settings show the current values even if no other script ever loads.
  document.addEventListener("DOMContentLoaded", () => {
    for (const field of document.querySelectorAll(".reader-settings [name]")) {
      if (field instanceof HTMLInputElement) field.checked = classList.contains(field.name);
      else if ("value" in field) field.value = dataset.theme ?? "system";
    }
  });

  // The desk's document has script elements of its own.
  if (entries.length === 0) return;
  let isLoading = false;
  let failures = 0;
  const loadEntry = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      for (const src of entries) {
        // Most browsers remember a failed import for as long as the page is open; a fetch can be tried again.
        const response = await fetch(src);
        if (!response.ok) throw new TypeError(src);
        await response.text();
        await load(src);
      }
    } catch (error) {
      isLoading = false;
      if (failures < 3) setTimeout(loadEntry, 500 << failures++);
      else {
        giveUp();
        throw error;
      }
    }
  };
  // A search in the address needs scripts, even in low-data mode.
  if (savesData && !asksHere) {
    for (const type of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(type, loadEntry, { capture: true, once: true });
    }
  } else {
    void loadEntry();
    // The preloads that the document holds in a template (document.tsx).
    const ahead = document.querySelector("template");
    if (ahead) document.head.append(ahead.content);
  }

  // A click or submit that needs the entry script is held, and replayed once the script has run.
  let held: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event): void => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(needsScript) : null;
    if (!control || (event.type === "click" && control instanceof HTMLFormElement)) return;
    void loadEntry();
    if (classList.contains(failed)) return;
    event.preventDefault();
    held = control;
    patience ??= setTimeout(giveUp, 10_000);
  };
  // The last key press is held too: it may be `/` to search.
  let pressed: KeyboardEvent | undefined;
  // The reader gets the plain document, as with scripts off, until a later try succeeds.
  const giveUp = (): void => {
    classList.remove(scripted, searching);
    classList.add(failed);
    held = undefined;
    pressed = undefined;
  };
  const holding = new AbortController();
  const whileHolding = { capture: true, signal: holding.signal };
  addEventListener("click", hold, whileHolding);
  addEventListener("submit", hold, whileHolding);
  addEventListener("keydown", (event) => (pressed = event), whileHolding);
  addEventListener("online", loadEntry, whileHolding);
  document.addEventListener(
    enhanced,
    () => {
      holding.abort();
      clearTimeout(patience);
      classList.remove(failed);
      classList.add(scripted);
      pressed?.target?.dispatchEvent(new KeyboardEvent("keydown", pressed));
      if (held instanceof HTMLFormElement) held.requestSubmit();
      else held?.click();
    },
    { once: true },
  );
}
