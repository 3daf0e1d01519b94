import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** An element of jsdom's document that shows what `show` renders, until it is closed or the test has finished. */
export function emptyScreen() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const screen = document.body.appendChild(document.createElement("div"));
  const root = createRoot(screen);
  const close = async () => {
    await act(async () => root.unmount());
    screen.remove();
  };
  onTestFinished(async () => {
    await close();
    vi.unstubAllGlobals();
  });
  return { screen, show: (shown: ReactNode) => act(async () => root.render(shown)), close };
}
