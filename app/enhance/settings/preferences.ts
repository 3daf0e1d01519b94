import { SETTING } from "../page-contract.ts";

/** Settings with a default are stored only where they differ; low data follows the browser until it is chosen. */
const DEFAULTS: Readonly<Record<string, string>> = {
  [SETTING.theme]: "system",
  [SETTING.searchKey]: "on",
};

/**
 * Handles the reading settings in the footer. The root element holds the choices, and the inline script
 * restores stored ones before the first paint. A choice that cannot be stored lasts for this page.
 */
export function preferences(): void {
  // For readers who save data this script loads on the first touch, which may already have changed a field.
  for (const field of fields()) {
    if (valueOf(field) !== current(field.name)) choose(field);
  }
  document.addEventListener("change", ({ target }) => {
    for (const field of fields()) if (field === target) choose(field);
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
  return current(SETTING.lowData) === "on";
}

/** Whether to load nothing beyond the page itself unless the reader asks. */
export function isMeteredOrSlow(): boolean {
  const { effectiveType = "4g", type } = navigator.connection ?? {};
  return savesData() || effectiveType !== "4g" || type === "cellular";
}

/** Whether the "/" key focuses the search field. */
export function usesSearchKey(): boolean {
  return current(SETTING.searchKey) === "on";
}

type Field = HTMLSelectElement | HTMLInputElement;

function fields(): NodeListOf<Field> {
  return document.querySelectorAll(".reader-settings [name]");
}

function valueOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.value;
  return field.checked ? "on" : "off";
}

/** A setting's value that is in effect on this page. */
function current(name: string): string {
  const { classList, dataset } = document.documentElement;
  if (name === SETTING.theme) return dataset.theme ?? "system";
  return classList.contains(name) ? "on" : "off";
}

function choose(field: Field): void {
  const value = valueOf(field);
  apply(field.name, value);
  try {
    if (value === DEFAULTS[field.name]) localStorage.removeItem(field.name);
    else localStorage.setItem(field.name, value);
  } catch {
    // Full or forbidden: the choice is on the root element for as long as the page is open.
  }
  showInFields();
}

function apply(name: string, value: string): void {
  const { classList, dataset } = document.documentElement;
  if (name !== SETTING.theme) classList.toggle(name, value === "on");
  else if (value === "light" || value === "dark") dataset.theme = value;
  else delete dataset.theme;
}

/** Applies what another tab or page stored. */
function applyStored(): void {
  try {
    for (const name of Object.values(SETTING)) {
      const byBrowser = navigator.connection?.saveData ? "on" : "off";
      apply(name, localStorage.getItem(name) ?? DEFAULTS[name] ?? byBrowser);
    }
  } catch {
    // Storage is forbidden: what was chosen on this page stays.
  }
  showInFields();
}

function showInFields(): void {
  for (const field of fields()) {
    const value = current(field.name);
    if (field instanceof HTMLSelectElement) field.value = value;
    else field.checked = value === "on";
  }
}
