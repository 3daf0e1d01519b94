// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { ToastProvider, useToast } from "./toast.tsx";

function Row() {
  const toast = useToast();
  const action = { label: "Undo", onPress: () => {}, focused: true };
  return (
    <button type="button" onClick={() => toast({ text: "Deleted", action })}>
      Delete
    </button>
  );
}

function Frame() {
  const [times, setTimes] = useState(0);
  return (
    <ToastProvider>
      <Row />
      <button type="button" onClick={() => setTimes(times + 1)}>
        Load the list again
      </button>
    </ToastProvider>
  );
}

test("a message takes the focus when it appears, and not again when the page rerenders", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const screen = document.body.appendChild(document.createElement("div"));
  const root = createRoot(screen);
  onTestFinished(() => {
    act(() => root.unmount());
    screen.remove();
    vi.unstubAllGlobals();
  });
  const press = (at: number) => act(async () => screen.querySelectorAll("button")[at]?.click());

  await act(async () => root.render(<Frame />));
  await press(0);
  expect(document.activeElement?.textContent).toBe("Undo");
  const row = screen.querySelector("button");
  act(() => row?.focus());
  await press(1);
  expect(document.activeElement).toBe(row);
});
