import { newestFirst } from "../../../app/domain/post.ts";
import { overviewOf } from "../../../app/domain/overview.ts";
import { contentOnDisk, publishOnce } from "../../../build/content/publish.ts";

/** The site's own texts and posts: nothing is more like a page than what stands in it. */
export const content = publishOnce(contentOnDisk());
export const posts = newestFirst(content.all());
export const overview = overviewOf(posts);

/** The newest post. */
export const post = (() => {
  const [newest] = content.posts();
  if (!newest) throw new Error("The site has no posts.");
  return newest;
})();
export const photo = { url: post.coverImage, alt: post.coverAlt };
