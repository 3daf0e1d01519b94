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
