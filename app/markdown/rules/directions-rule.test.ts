import { expect, test } from "vitest";
import { renderArticle } from "../renderer.ts";

const html = (source: string) => renderArticle(source).html;

test("lists and quotations with Arabic or Hebrew get an automatic direction", () => {
  expect(html("- الماء\n- السياج")).toContain('<ul dir="auto">');
  expect(html("1. מים\n\n> מים")).toMatch(/<ol dir="auto">[\s\S]*<blockquote dir="auto">/);
});

test("other texts get no attribute", () => {
  expect(html("- water\n\n> años\n\n| a |\n| - |\n| b |")).not.toContain("dir=");
});
