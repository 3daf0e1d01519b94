import { describe, expect, test } from "vitest";
import { renderArticle, renderInline } from "./renderer.ts";

describe("the renderer", () => {
  test("gives level-3 headings an id and lists them", () => {
    const { html, toc } = renderArticle("### Why ten?\n\ntext\n\n### Why ten?");
    expect(html).toContain('<h3 id="why-ten"');
    expect(toc).toEqual([
      { id: "why-ten", text: "Why ten?" },
      { id: "why-ten-2", text: "Why ten?" },
    ]);
  });

  test("aligns columns with a class, never with an inline style", () => {
    const { html } = renderArticle("| a | b |\n|---|---:|\n| x | 1 |");
    expect(html).toContain('<td class="align-right">1</td>');
    expect(html).not.toContain("style=");
  });

  test("shows raw HTML as text and rejects script addresses", () => {
    const { html } = renderArticle("<script>alert(1)</script> [x](javascript:alert(1))");
    expect(html).not.toContain("<script");
    expect(html).not.toContain("href");
  });

  test("renders one line without a paragraph", () => {
    expect(renderInline("**Rest** is [free](/practices/grazing)")).toBe(
      '<strong>Rest</strong> is <a href="/practices/grazing">free</a>',
    );
  });
});
