import { act, type ComponentType, createElement } from "react";
import { onTestFinished, vi } from "vitest";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { EXAMPLE } from "./ranches.ts";

type Planner = ComponentType<{ readonly example: RanchFile }>;

/**
 * Opens a planner with all its parts in jsdom. jsdom has no layout, so tests can read and use hidden screens, too.
 * Nothing is saved, since there is no storage.
 *
 * @param hash the fragment of the planner's address.
 */
export async function openPlanner(Page: Planner, ready: () => Promise<unknown>, hash = "") {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("CSS", { escape: (text: string) => text.replaceAll(".", String.raw`\.`) });
  HTMLElement.prototype.scrollIntoView = () => {};
  location.hash = hash;
  onTestFinished(() => {
    vi.useRealTimers();
    location.hash = "";
  });
  await ready();
  const { screen, show } = emptyScreen();
  await show(createElement(Page, { example: EXAMPLE }));
  // The code that reads a shared link is loaded separately.
  await act(() => vi.dynamicImportSettled());
  return screen;
}

/** The element with a selector. @throws Error if there is none. */
export function part(within: Element, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const says = (element: Element, text: string) =>
  (element.getAttribute("aria-label") ?? element.textContent).trim().startsWith(text);

/** The first button whose name starts with a text. */
export function button(within: Element, text: string): HTMLButtonElement {
  const found = [...within.querySelectorAll("button")].find((each) => says(each, text));
  if (!found) throw new Error(`There is no button ${text}`);
  return found;
}

/** Clicks a button, link, radio button or check box, and waits for the script that it loads. */
export const press = (target: HTMLElement) =>
  act(async () => {
    target.click();
    await vi.dynamicImportSettled();
  });

/** A control by the start of its label. */
export function field(within: Element, label: string): HTMLInputElement {
  const found = [...within.querySelectorAll("label")].find((each) => says(each, label))?.control;
  if (!found) throw new Error(`There is no field ${label}`);
  return found as HTMLInputElement;
}

/** Replaces a field's text, or chooses an entry of a menu by its value. */
export const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    // React overrides the element's own setter and notices only values set by the prototype's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
    input.dispatchEvent(
      new Event(input.type === "select-one" ? "change" : "input", { bubbles: true }),
    );
  });
