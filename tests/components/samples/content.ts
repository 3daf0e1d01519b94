import { createContent } from "../../../app/backend/files/content.ts";
import { readPostFiles } from "../../../app/backend/files/post-files.ts";
import { readPage } from "../../../app/backend/files/read-page.ts";
import { postPath } from "../../../app/domain/posts/post.ts";

const source = readPostFiles(".");

/** The site's own texts and posts, as realistic samples. */
export const content = createContent(source, (kind) => readPage(kind));
export const posts = source.summaries;
export const overview = await content.overview();

/** The newest post, with its Markdown. */
export const post = (() => {
  const [newest] = posts;
  if (!newest) throw new Error("The site has no posts.");
  return { ...newest, content: source.text(0), path: postPath(newest) };
})();
export const photo = { url: post.coverImage, alt: post.coverAlt };
