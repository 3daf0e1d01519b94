import { expect, test } from "vitest";
import { renderPreview } from "./preview-renderer.ts";
import { renderArticle } from "./renderer.ts";

const SOURCE = "### One\n\nA *b*.\n\n- c\n- d\n\n| e |\n| - |\n| 1 |\n\n<b>f</b>";

test("marks each block with its source line", () => {
  const lines = Array.from(renderPreview(SOURCE).matchAll(/<(\w+)[^>]* data-line="(\d+)"/g));
  expect(lines.map(([, name, line]) => `${name} ${line}`)).toEqual(
    expect.arrayContaining(["h3 0", "p 2", "ul 4", "li 5", "thead 7", "p 11"]),
  );
});

test("otherwise renders the same HTML as the public page", () => {
  expect(renderPreview(SOURCE).replace(/ data-line="\d+"/g, "")).toBe(renderArticle(SOURCE).html);
});
