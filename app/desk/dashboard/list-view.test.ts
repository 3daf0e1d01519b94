import { expect, test } from "vitest";
import { DEFAULT_ORDER } from "#app/domain/posts/lists/post-order.ts";
import { PAGE_SIZE, viewFrom, viewParams } from "./list-view.ts";

const DEFAULT_VIEW = {
  query: "",
  state: "all",
  category: "",
  order: DEFAULT_ORDER,
  rows: PAGE_SIZE,
} as const;

test("stores search, order and length in the address", () => {
  const view = {
    query: "soil & ash",
    state: "trash",
    category: "Soil Health",
    order: { column: "title", direction: "descending" },
    rows: 120,
  } as const;
  expect(viewParams(view).toString()).toBe(
    "q=soil+%26+ash&state=trash&category=Soil+Health&sort=title-desc&rows=120",
  );
  expect(viewFrom(viewParams(view))).toEqual(view);
  expect(viewParams(DEFAULT_VIEW).toString()).toBe("");
});

test.each(["sort=nonsense", "rows=-5", "rows=many", "rows=1e99", "rows=Infinity", "state=gone"])(
  "ignores invalid parameters: %s",
  (address) => expect(viewFrom(new URLSearchParams(address))).toEqual(DEFAULT_VIEW),
);
