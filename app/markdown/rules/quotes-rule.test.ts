import { expect, test } from "vitest";
import { renderArticle, renderInline } from "../renderer.ts";

test.each([
  [`Don't "push" it.`, "Don’t “push” it."],
  [
    `**"Rest"** isn't [Ohio's](/a'b "c") way`,
    `<strong>“Rest”</strong> isn’t <a href="/a'b" title="c">Ohio’s</a> way`,
  ],
  [`[Ohio](/a)'s "\`don't\`"`, `<a href="/a">Ohio</a>’s “<code>don't</code>”`],
  [`a 6\\" ring, 'round`, `a 6&quot; ring, ‘round`],
  ["<https://a.example/it's>", `<a href="https://a.example/it's">https://a.example/it's</a>`],
])("%s", (typed, html) => {
  expect(renderInline(typed)).toBe(html);
});

test("applies to headings, tables, lists and picture descriptions, not to code and ids", () => {
  const { html, toc } = renderArticle(
    `### Rest isn't free\n\n- it's\n\n| you're |\n|---|\n| "a" |\n\n![a cow's ear](/media/a.jpg)\n\n\`\`\`\ndon't\n\`\`\`\n`,
  );
  expect(toc).toEqual([{ id: "rest-isnt-free", text: "Rest isn’t free" }]);
  for (const text of ["it’s", "you’re", "“a”", 'alt="a cow’s ear"', "don't"]) {
    expect(html).toContain(text);
  }
});
