import { expect, test } from "vitest";
import { renderArticle } from "../renderer.ts";

test("folds only the list of sources", () => {
  const { html } = renderArticle("- a\n\n### Sources\n\n- b\n  - c\n\nEnd");
  expect(html).toMatch(
    /^<ul>\n<li>a<\/li>\n<\/ul>\n<h3 id="sources">.*<\/h3>\n<details class="fold"><summary>List of sources<\/summary>\n<ul class="sources">[\s\S]*c[\s\S]*<\/ul>\n<\/details>\n<p>End<\/p>\n$/,
  );
});

test("leaves sources that are not a list unchanged", () => {
  expect(renderArticle("### Sources\n\nNone.").html).not.toContain("<details");
  expect(renderArticle("- a\n\n### Costs\n\n- b").html).not.toContain("<details");
});
