import { basename } from "node:path";

/** The data that all posts share. The bench copies this file into their folder. */
export default {
  layout: "post.njk",
  permalink: ({ page }) => `blog/${basename(page.inputPath, ".md")}.html`,
};
