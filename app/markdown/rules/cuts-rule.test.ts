import { describe, expect, test } from "vitest";
import { unknownCuts } from "./cuts-rule.ts";
import { renderArticle } from "#app/markdown/renderer.ts";

describe("a diagram in a text", () => {
  test("is a figure with drawing, labels, caption and text version, outside any paragraph", () => {
    const { html } = renderArticle("Before.\n\n![30 ÷ (4 − 1) = **10 days**](cut:rest)\n\nAfter.");
    expect(html).toMatch(
      /^<p>Before\.<\/p>\s*<figure class="cut"><img src="\/scenes\/cuts\/rest\.svg" alt="/,
    );
    expect(html).toContain("<li>2 days’ rest</li>");
    expect(html).toMatch(/<figcaption><p>30\s.*\s= <strong>10 days<\/strong><\/p>/);
    expect(html).toContain("<details><summary>In words</summary><table>");
    expect(html).toMatch(/<\/figure>\s*<p>After\.<\/p>\s*$/);
  });

  test("leaves other pictures unchanged", () => {
    expect(renderArticle("![A gate](/gate.jpg)").html).toContain('<p><img src="/gate.jpg"');
  });

  test("with an unknown name is a message instead of a broken picture", () => {
    const { html } = renderArticle("![x](cut:nothing<b>)");
    expect(html).not.toContain("<img");
    expect(renderArticle("![x](cut:nothing)").html).toContain(
      "There is no diagram called “nothing”",
    );
  });

  test("unknown names are reported with their lines", () => {
    expect(unknownCuts("One.\n\n![a](cut:rest)\n\n![b](cut:rset)")).toEqual([
      { name: "rset", line: 5 },
    ]);
  });
});
