import { expect, test } from "vitest";
import { renderArticle } from "../renderer.ts";

const html = (source: string) => renderArticle(source).html;

test("lists and quotations with Arabic or Hebrew run as their first letter does", () => {
  expect(html("- الماء\n- السياج")).toContain('<ul dir="auto">');
  expect(html("1. מים\n\n> מים")).toMatch(/<ol dir="auto">[\s\S]*<blockquote dir="auto">/);
});

test("a text without them carries no attribute", () => {
  expect(html("- water\n\n> años\n\n| a |\n| - |\n| b |")).not.toContain("dir=");
});
