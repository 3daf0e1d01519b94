import { listen } from "./listen.ts";

/** Names in local storage. All are set in the footer. */
const THEME = "theme";
const LOW_DATA = "low-data";
const SEARCH_KEY = "search-key";

/** Applies the remembered theme and data mode before the first paint, and listens to the switches. */
export function preferences(): void {
  apply();
  addEventListener("storage", apply);
  listen("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    if (target.name === "theme") store(THEME, target.value === "system" ? "" : target.value);
    if (target.name === "low-data") {
      store(LOW_DATA, target instanceof HTMLInputElement && target.checked ? "on" : "off");
    }
    if (target.name === "search-key" && target instanceof HTMLInputElement) {
      store(SEARCH_KEY, target.checked ? "" : "off");
    }
    apply();
  });
  document.addEventListener("DOMContentLoaded", apply);
  // A page that React draws afresh (app/entry.client.tsx) begins with a bare root element.
  new MutationObserver(() => {
    if (!document.documentElement.classList.contains("js")) apply();
  }).observe(document.documentElement, { attributeFilter: ["class"] });
}

/** Whether the reader, or the browser on the reader's behalf, asked to save data. */
export function savesData(): boolean {
  const chosen = read(LOW_DATA);
  return chosen === "on" || (chosen !== "off" && navigator.connection?.saveData === true);
}

/** Whether the "/" key leads to the search field. */
export function usesSearchKey(): boolean {
  return read(SEARCH_KEY) !== "off";
}

function apply(): void {
  const theme = read(THEME);
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  root.classList.toggle("low-data", savesData());
  root.classList.toggle("search-key", usesSearchKey());
  root.classList.add("js");
  for (const field of document.querySelectorAll<HTMLSelectElement>("select[name=theme]")) {
    field.value = root.dataset.theme ?? "system";
  }
  for (const [name, on] of [
    ["low-data", savesData()],
    ["search-key", usesSearchKey()],
  ] as const) {
    for (const field of document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)) {
      field.checked = on;
    }
  }
}

/** Choices that could not be stored, because storage is full or forbidden: they last for this page. */
const unstored = new Map<string, string>();

function read(name: string): string {
  try {
    return unstored.get(name) ?? localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function store(name: string, value: string): void {
  unstored.delete(name);
  try {
    if (value === "") localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    unstored.set(name, value);
  }
}
