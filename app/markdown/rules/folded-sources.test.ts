import { expect, test } from "vitest";
import { renderArticle } from "../renderer.ts";

test("the list of sources is folded, and the rest of the article is not", () => {
  const { html } = renderArticle("- a\n\n### Sources\n\n- b\n  - c\n\nEnd");
  expect(html).toMatch(
    /^<ul>\n<li>a<\/li>\n<\/ul>\n<h3 id="sources">.*<\/h3>\n<details class="fold"><summary>List of sources<\/summary>\n<ul class="sources">[\s\S]*c[\s\S]*<\/ul>\n<\/details>\n<p>End<\/p>\n$/,
  );
});

test("sources that are no list stay as they are", () => {
  expect(renderArticle("### Sources\n\nNone.").html).not.toContain("<details");
  expect(renderArticle("- a\n\n### Costs\n\n- b").html).not.toContain("<details");
});
