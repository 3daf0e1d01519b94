import { overviewOf } from "../../../app/domain/overview.ts";
import { postsInMemory } from "../../../build/content/post-source.ts";
import { publishOnce } from "../../../build/content/publish.ts";
import { readPosts } from "../../../build/content/read-posts.ts";

const whole = readPosts();

/** The site's own texts and posts: nothing is more like a page than what stands in it. */
export const content = publishOnce({ source: postsInMemory(whole) });
export const posts = content.all();
export const overview = overviewOf(posts);

/** The newest post. */
export const post = (() => {
  const [newest] = whole;
  if (!newest) throw new Error("The site has no posts.");
  return newest;
})();
export const photo = { url: post.coverImage, alt: post.coverAlt };
