import { expect, test } from "vitest";
import { PAGE_SIZE, pageNumber, paginate } from "./paging.ts";

const items = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => index);

test("a page has its slice of the list and the totals", () => {
  expect(paginate(items, 2)).toEqual({
    posts: items.slice(PAGE_SIZE, PAGE_SIZE * 2),
    number: 2,
    last: 3,
    total: items.length,
  });
  expect(paginate(items, 3)?.posts).toEqual([PAGE_SIZE * 2]);
});

test("an empty list has one empty page", () => {
  expect(paginate([], 1)).toEqual({ posts: [], number: 1, last: 1, total: 0 });
});

test.each([0, 4, -1, 1.5, Number.NaN])("page %s does not exist", (number) => {
  expect(paginate(items, number)).toBeUndefined();
});

test.each([
  [undefined, 1],
  ["2", 2],
  ["02", Number.NaN],
  ["0", Number.NaN],
  ["two", Number.NaN],
])("%s in an address is page %s", (param, number) => {
  expect(pageNumber(param)).toBe(number);
});
