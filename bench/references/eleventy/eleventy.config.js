/** Eleventy as its getting-started guide sets it up: Markdown posts, one layout, one linked stylesheet. */
export default function (config) {
  config.addPassthroughCopy("article.css");
  config.addCollection("posts", (all) => all.getFilteredByGlob("posts/*.md"));
  return { markdownTemplateEngine: false, dir: { output: "out" } };
}
