// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { Button } from "./button.tsx";

test("a disabled button keeps the focus, and neither acts nor submits its form", async () => {
  const { screen, show } = emptyScreen();
  const [press, send] = [
    vi.fn(),
    vi.fn((event: { preventDefault(): void }) => event.preventDefault()),
  ];
  const form = (disabled: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" disabled={disabled} onClick={press}>
        Send
      </Button>
    </form>
  );
  await show(form(false));
  const button = screen.querySelector("button");
  button?.focus();
  button?.click();
  await show(form(true));
  button?.click();
  expect(document.activeElement).toBe(button);
  expect(press).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});
