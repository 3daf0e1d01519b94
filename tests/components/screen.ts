import axe from "axe-core";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished, vi } from "vitest";
import { COLOR_RULES, EVERY_RULE } from "../browser/axe.ts";
import type { Sample } from "./sample.ts";

/** Rules that need layout or painting, which jsdom lacks; the browser tests check them. */
const NEED_A_LAYOUT = [
  ...COLOR_RULES,
  "target-size",
  "css-orientation-lock",
  "scrollable-region-focusable",
];
const RULES = EVERY_RULE.filter((rule) => !NEED_A_LAYOUT.includes(rule));

/** Elements that jsdom does not support yet. */
const NEWER = /^The tag <%s> is unrecognized in this browser.* search$/;

/** Stubs for browser APIs that components need and jsdom lacks. */
export function fillGaps(): void {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** Renders an element at an address until the test ends. */
export async function draw({ node, at }: Pick<Sample, "node" | "at">): Promise<HTMLElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const router = createMemoryRouter(
    [
      { path: "*", element: node },
      { path: "/slow", loader: () => new Promise(() => {}) },
    ],
    { initialEntries: [at] },
  );
  history.replaceState(null, "", at);
  const screen = document.body.appendChild(document.createElement("div"));
  const root = createRoot(screen);
  onTestFinished(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    root.unmount();
    screen.remove();
  });
  await act(async () => root.render(createElement(RouterProvider, { router })));
  return screen;
}

/** Renders a sample, runs its interaction, and returns axe violations and console output. */
export async function problemsOf({ node, at, before }: Sample): Promise<string[]> {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await draw({ node, at });
  await before(screen);
  // Updates during the axe run happen outside of `act`, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const { violations } = await axe.run(screen, {
    runOnly: { type: "rule", values: RULES },
    resultTypes: ["violations"],
    // axe cannot inspect jsdom's frames; the browser tests do.
    iframes: false,
  });
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...said.mock.calls.map((words) => words.join(" ")).filter((words) => !NEWER.test(words)),
  ];
}

/** Presses the control with this name. */
export async function press(screen: HTMLElement, name: string): Promise<void> {
  const control = Array.from(screen.querySelectorAll<HTMLElement>("button, a, summary")).find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name,
  );
  if (!control) throw new Error(`Nothing is called “${name}”.`);
  await act(async () => control.click());
}

/** Types into the field that the selector finds. */
export async function type(screen: HTMLElement, selector: string, text: string): Promise<void> {
  const field = screen.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`There is no ${selector}.`);
  await act(async () => {
    field.focus();
    // React overrides the element's `value`; the prototype's setter acts like a key press.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Waits for later updates, such as a message or a lazy module. */
export async function appears(screen: HTMLElement, selector: string): Promise<void> {
  await comes(() => screen.querySelector(selector) !== null, selector);
}

/** Waits until a text is on the screen. */
export async function says(screen: HTMLElement, text: string): Promise<void> {
  await comes(() => screen.textContent.includes(text), `“${text}”`);
}

async function comes(isThere: () => boolean, name: string): Promise<void> {
  for (let tries = 0; tries < 1000 && !isThere(); tries += 1) {
    // React renders pending updates at the end of each `act`.
    await act(() => new Promise((settle) => setTimeout(settle, 10)));
  }
  if (!isThere()) throw new Error(`There is no ${name}.`);
}
