import { expect, test } from "vitest";
import { renderPreview } from "./preview-renderer.ts";
import { renderArticle } from "./renderer.ts";

const SOURCE = "### One\n\nA *b*.\n\n- c\n- d\n\n| e |\n| - |\n| 1 |\n\n<b>f</b>";

test("each block says which line of the source it begins at", () => {
  const lines = Array.from(renderPreview(SOURCE).matchAll(/<(\w+)[^>]* data-line="(\d+)"/g));
  expect(lines.map(([, name, line]) => `${name} ${line}`)).toEqual(
    expect.arrayContaining(["h3 0", "p 2", "ul 4", "li 5", "thead 7", "p 11"]),
  );
});

test("apart from that it is the public page's HTML", () => {
  expect(renderPreview(SOURCE).replace(/ data-line="\d+"/g, "")).toBe(renderArticle(SOURCE).html);
});
