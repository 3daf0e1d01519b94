import { describe, expect, it } from "vitest";
import { PAGE_KINDS } from "./page-schemas.ts";
import { readPage } from "./read-page.ts";

describe("the site's pages", () => {
  it.each(PAGE_KINDS)("%s can be read", (kind) => {
    expect(readPage(kind).title).not.toBe("");
  });
});
