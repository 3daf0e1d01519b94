import { basename } from "node:path";

/** What all posts have in common. The bench puts this file beside them. */
export default {
  layout: "post.njk",
  permalink: ({ page }) => `blog/${basename(page.inputPath, ".md")}.html`,
};
