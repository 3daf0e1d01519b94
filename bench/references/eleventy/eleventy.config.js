/** Eleventy as its guide begins: Markdown posts, one layout, one linked stylesheet. */
export default function (config) {
  config.addPassthroughCopy("article.css");
  config.addCollection("posts", (all) => all.getFilteredByGlob("posts/*.md"));
  return { markdownTemplateEngine: false, dir: { output: "out" } };
}
