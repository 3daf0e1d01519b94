// @vitest-environment jsdom
import { useState } from "react";
import { expect, test } from "vitest";
import { ToastProvider, useToast } from "../../app/features/admin/desk/toast.tsx";
import { draw, press } from "./screen.ts";

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
  const screen = await draw({ node: <Frame />, at: "/" });
  await press(screen, "Delete");
  expect(document.activeElement?.textContent).toBe("Undo");
  const row = screen.querySelector("button");
  row?.focus();
  await press(screen, "Load the list again");
  expect(document.activeElement).toBe(row);
});
