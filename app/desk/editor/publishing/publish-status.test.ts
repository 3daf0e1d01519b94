import { expect, test } from "vitest";
import { statusAt } from "./publish-status.ts";

test("a scheduled post counts as published once its time has come", () => {
  const scheduled = { state: "scheduled", publishAt: 2000 } as const;
  expect(statusAt(scheduled, 1999)).toBe(scheduled);
  expect(statusAt(scheduled, 2000)).toEqual({ state: "published", publishAt: 2000 });
});

test("a scheduled update counts as the published version once its time has come", () => {
  const update = { state: "changed", publishAt: 1000, nextAt: 2000 } as const;
  expect(statusAt(update, 1999)).toBe(update);
  expect(statusAt(update, 2000)).toEqual({ state: "published", publishAt: 1000 });
});

test("the status of a post that is not scheduled does not change with time", () => {
  const published = { state: "published", publishAt: 1000 } as const;
  expect(statusAt(published, 2000)).toBe(published);
  const draft = { state: "draft" } as const;
  expect(statusAt(draft, 2000)).toBe(draft);
});
