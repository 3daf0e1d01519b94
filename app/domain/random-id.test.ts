import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

test("an id is a random UUID (RFC 9562, version 4)", () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});
