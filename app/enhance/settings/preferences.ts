import { ROOT_CLASS, STORAGE_KEY } from "../page-contract.ts";

/**
 * Handles the reading settings in the footer. The root element holds the choices, and the inline script
 * restores stored ones before the first paint. A choice that cannot be stored lasts for this page.
 */
export function preferences(): void {
  applyEarlyChoices();
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) choose(target);
  });
  addEventListener("storage", applyStored);
  // A page that was prerendered, or returns from the back/forward cache, may be out of date.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) applyStored();
  });
  document.addEventListener("prerenderingchange", applyStored);
}

/** Whether the reader, or the browser on the reader's behalf, asked to save data. */
export function savesData(): boolean {
  return document.documentElement.classList.contains(ROOT_CLASS.lowData);
}

/** Whether to load nothing beyond the page itself unless the reader asks. */
export function isMeteredOrSlow(): boolean {
  const { effectiveType = "4g", type } = navigator.connection ?? {};
  return savesData() || effectiveType !== "4g" || type === "cellular";
}

/** Whether the "/" key leads to the search field. */
export function usesSearchKey(): boolean {
  return document.documentElement.classList.contains(ROOT_CLASS.searchKey);
}

type Field = HTMLSelectElement | HTMLInputElement;

/** For readers who save data this script loads on the first touch, which may already have changed a field. */
function applyEarlyChoices(): void {
  const current: Readonly<Record<string, boolean>> = {
    "low-data": savesData(),
    "search-key": usesSearchKey(),
  };
  for (const field of document.querySelectorAll<Field>(".reader-settings [name]")) {
    const isChanged =
      field instanceof HTMLInputElement
        ? field.checked !== current[field.name]
        : field.value !== (document.documentElement.dataset.theme ?? "system");
    if (isChanged) choose(field);
  }
}

function choose(field: Field): void {
  const on = field instanceof HTMLInputElement && field.checked;
  if (field.name === "theme") setTheme(field.value);
  if (field.name === "low-data") {
    toggleRootClass(ROOT_CLASS.lowData, on);
    store(STORAGE_KEY.lowData, on ? "on" : "off");
  }
  if (field.name === "search-key") {
    toggleRootClass(ROOT_CLASS.searchKey, on);
    store(STORAGE_KEY.searchKey, on ? "" : "off");
  }
  showInFields();
}

function setTheme(theme: string): void {
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  store(STORAGE_KEY.theme, theme === "system" ? "" : theme);
}

function toggleRootClass(name: string, on: boolean): void {
  document.documentElement.classList.toggle(name, on);
}

/** Applies what another tab or page stored. */
function applyStored(): void {
  try {
    const theme = localStorage.getItem(STORAGE_KEY.theme);
    const lowData = localStorage.getItem(STORAGE_KEY.lowData);
    const root = document.documentElement;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    toggleRootClass(
      ROOT_CLASS.lowData,
      lowData === null ? navigator.connection?.saveData === true : lowData === "on",
    );
    toggleRootClass(ROOT_CLASS.searchKey, localStorage.getItem(STORAGE_KEY.searchKey) !== "off");
  } catch {
    // Storage is forbidden: what was chosen on this page stays.
  }
  showInFields();
}

function showInFields(): void {
  for (const field of document.querySelectorAll<HTMLSelectElement>("select[name=theme]")) {
    field.value = document.documentElement.dataset.theme ?? "system";
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("input[name=low-data]")) {
    field.checked = savesData();
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("input[name=search-key]")) {
    field.checked = usesSearchKey();
  }
}

function store(key: string, value: string): void {
  try {
    if (value === "") localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the choice is on the root element for as long as the page is open.
  }
}
