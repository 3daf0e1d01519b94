import { contentContext } from "../../backend/content.server.ts";
import { loadFullPosts } from "../../backend/full-posts.ts";
import { FEED_SIZE, FEEDS } from "../../feeds/feed-files.ts";
import { feedText } from "../../feeds/feeds.ts";
import { publicRoot } from "../../seo/addresses/public-root.ts";
import { answerFile } from "./answer.ts";
import type { Route } from "./+types/feed.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const feed = FEEDS.find(({ file }) => url.pathname.endsWith(`/${file}`));
  if (!feed) throw new Error(`No feed has the address ${url.pathname}`);
  const newest = (await content.posts()).slice(0, FEED_SIZE);
  return answerFile(
    feedText(feed.format, await loadFullPosts(content, newest), publicRoot()),
    feed.type,
  );
}
