// @vitest-environment jsdom
import { expect, test } from "vitest";
import { recordEarlyInput } from "./early-input.ts";

test("typing that comes while presses are replayed is not cleared by them", async () => {
  const island = document.createElement("div");
  const field = (value: string) => {
    const input = document.createElement("input");
    input.defaultValue = value;
    island.append(input);
    return input;
  };
  const [count, weight] = [field("100"), field("1300")];
  const control = document.createElement("button");
  control.addEventListener("click", () => {
    count.value = "";
    weight.value = "";
  });
  const replay = recordEarlyInput(island, [{ control, values: ["100", "1300"] }]);
  count.value = "32";
  setTimeout(() => {
    weight.value = "1200";
  });
  await replay();
  await new Promise((resolve) => setTimeout(resolve));
  expect([count.value, weight.value]).toEqual(["32", "1200"]);
});

test("a choice that nobody has made is not replayed", async () => {
  const island = document.createElement("div");
  island.innerHTML = `<input type="radio"><input type="checkbox"><input value="60">`;
  const events: Event[] = [];
  island.addEventListener("input", (event) => events.push(event));
  await recordEarlyInput(island, [])();
  expect(events).toEqual([]);
});
