import { act, type ComponentType, createElement } from "react";
import { onTestFinished, vi } from "vitest";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { EXAMPLE } from "./ranches.ts";

type Planner = ComponentType<{ readonly example: RanchFile }>;

/**
 * A planner in jsdom's document with all its parts, which has no layout: every screen can be read and used, whichever is
 * shown. It keeps nothing, since there is no storage.
 *
 * @param hash the fragment of its address.
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
  // What a shared link needs is fetched on its own.
  await act(() => vi.dynamicImportSettled());
  return screen;
}

/** A part by its selector, which must be there. */
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

/** Presses a button or a link, or chooses a radio button or a box, and waits for the part that it fetches. */
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

/** Types a text in the place of what a field holds, or chooses an entry of a menu by its value. */
export const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    // React notices only what is set beside its own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
    input.dispatchEvent(
      new Event(input.type === "select-one" ? "change" : "input", { bubbles: true }),
    );
  });
