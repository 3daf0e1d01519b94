// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("while it is disabled, a button keeps the focus, and neither acts nor sends its form", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const screen = document.body.appendChild(document.createElement("div"));
  const root = createRoot(screen);
  onTestFinished(() => {
    act(() => root.unmount());
    screen.remove();
    vi.unstubAllGlobals();
  });
  const [press, send] = [
    vi.fn(),
    vi.fn((event: { preventDefault(): void }) => event.preventDefault()),
  ];
  const show = (disabled: boolean) =>
    act(() =>
      root.render(
        <form onSubmit={send}>
          <Button type="submit" disabled={disabled} onClick={press}>
            Send
          </Button>
        </form>,
      ),
    );
  show(false);
  const button = screen.querySelector("button");
  button?.focus();
  button?.click();
  show(true);
  button?.click();
  expect(document.activeElement).toBe(button);
  expect(press).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});
