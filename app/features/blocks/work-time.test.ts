import { expect, it } from "vitest";
import { workTime } from "./work-time.ts";

it.each([
  [0, "0 minutes"],
  [1, "1 minute"],
  [20, "20 minutes"],
  [60, "1 hour"],
  [90, "1 hour 30 minutes"],
  [240, "4 hours"],
])("reads %i minutes as %s", (minutes, text) => {
  expect(workTime(minutes)).toBe(text);
});
