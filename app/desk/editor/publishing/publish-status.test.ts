import { expect, test } from "vitest";
import { statusAt } from "./publish-status.ts";

test("what is scheduled is published once its time has come", () => {
  const scheduled = { state: "scheduled", publishAt: 2000 } as const;
  expect(statusAt(scheduled, 1999)).toBe(scheduled);
  expect(statusAt(scheduled, 2000)).toEqual({ state: "published", publishAt: 2000 });
});

test("a scheduled update is the published version once its time has come", () => {
  const update = { state: "changed", publishAt: 1000, nextAt: 2000 } as const;
  expect(statusAt(update, 1999)).toBe(update);
  expect(statusAt(update, 2000)).toEqual({ state: "published", publishAt: 1000 });
});

test("what nobody scheduled stays as it is", () => {
  const published = { state: "published", publishAt: 1000 } as const;
  expect(statusAt(published, 2000)).toBe(published);
  const draft = { state: "draft" } as const;
  expect(statusAt(draft, 2000)).toBe(draft);
});
