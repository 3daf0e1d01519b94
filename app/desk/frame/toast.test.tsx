// @vitest-environment jsdom
import { act, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { ToastProvider, useToast } from "./toast.tsx";

function Row() {
  const toast = useToast();
  const row = useRef<HTMLButtonElement>(null);
  const action = { label: "Undo", onPress: () => {} };
  const restoreFocus = () => row.current?.focus();
  return (
    <button
      ref={row}
      type="button"
      onClick={() => {
        const takeBack = toast({ text: "Deleted", action, isFocused: true, restoreFocus });
        addEventListener("take back", takeBack, { once: true });
      }}
    >
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

test("a message takes the focus when it appears, not again when the page rerenders, and gives it back", async () => {
  const { screen, show } = emptyScreen();
  const press = (at: number) => act(async () => screen.querySelectorAll("button")[at]?.click());

  await show(<Frame />);
  await press(0);
  // The message, not its button: pressing the same key again would undo the deletion.
  expect(document.activeElement?.className).toBe("toast");
  const row = screen.querySelector("button");
  act(() => row?.focus());
  await press(1);
  expect(document.activeElement).toBe(row);
  const undo = screen.querySelector<HTMLElement>(".toast button");
  act(() => undo?.focus());
  await act(async () => undo?.click());
  expect(document.activeElement).toBe(row);
  await press(0);
  await act(async () => dispatchEvent(new Event("take back")));
  expect(document.activeElement).toBe(row);
});

test("a message stays while it has the focus, even after the pointer has left it", async () => {
  vi.useFakeTimers();
  const { screen, show } = emptyScreen();
  await show(<Frame />);
  await act(async () => screen.querySelector("button")?.click());
  const message = screen.querySelector(".toast");
  for (const type of ["pointerover", "pointerout"]) {
    act(() => void message?.dispatchEvent(new Event(type, { bubbles: true })));
  }
  act(() => void vi.advanceTimersByTime(60_000));
  expect(document.activeElement).toBe(message);
  act(() => screen.querySelector("button")?.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.querySelector(".toast")).toBeNull();
  vi.useRealTimers();
});
