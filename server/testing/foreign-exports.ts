import { strToU8 } from "fflate";
import type { Browser } from "./desk.ts";

export const PHOTO = "https://images.pexels.com/photos/1/a.jpeg";

/** A Ghost post with a cover, and an export of posts. */
export const ghostPost = (id: string, more: object = {}) => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  html: "<p>Text</p>",
  feature_image: PHOTO,
  status: "published",
  visibility: "public",
  type: "post",
  published_at: "2024-05-01T12:00:00.000Z",
  ...more,
});
export const ghost = (posts: readonly object[], more: object = {}) =>
  strToU8(JSON.stringify({ db: [{ data: { posts, ...more } }] }));

/** A file of a WordPress library. */
export const attachment = (id: number, address: string) =>
  `<item><title>photo</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${address}</wp:attachment_url></item>`;
/** A WordPress post with a cover, and an export of items. */
export const wpPost = (id: number, text: string, more = "", head = `<title>Post ${id}</title>`) =>
  `<item>${head}<link>https://old.example/2019/03/post-${id}/</link><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-03-04 10:00:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>900</wp:meta_value></wp:postmeta>${more}</item>`;
export const wordPress = (
  items: readonly string[],
  link = "https://old.example",
  scheme = "http",
) =>
  strToU8(
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol "lol">]><rss xmlns:wp="${scheme}://wordpress.org/export/1.2/"><channel><title>Old</title><link>${link}</link><wp:author><wp:author_login>ana</wp:author_login><wp:author_display_name>Ana Ruiz</wp:author_display_name></wp:author>${items.join("\n")}${attachment(900, PHOTO)}</channel></rss>`,
  );

/** Posts as the desk opens them, by title. */
export async function openedPosts(ana: Browser) {
  const { body } = await ana.send("GET", "/api/posts?limit=100");
  const ids = body.posts.map(({ post }: { post: { id: string } }) => post.id);
  const answers = await Promise.all(ids.map((id: string) => ana.send("GET", `/api/posts/${id}`)));
  return new Map(answers.map((answer) => [answer.body.post.title, answer.body]));
}
