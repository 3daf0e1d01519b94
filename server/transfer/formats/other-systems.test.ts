import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { findRedirect } from "../../site/redirects.ts";
import { onBothDatabases } from "../../testing/databases.ts";
import { testDesk } from "../../testing/desk.ts";
import { importFile } from "../../testing/import-file.ts";

const GHOST = {
  db: [
    {
      data: {
        posts: [
          {
            id: "1",
            title: "Dung beetles",
            slug: "dung-beetles",
            html: "<p>They <strong>dig</strong>.</p><h2>How</h2><table><tr><th>Cow</th><th>Days</th></tr><tr><td>1</td><td>2|3</td></tr></table><img src='https://old.example/a.jpg'><script>alert(1)</script>",
            feature_image: "http://images.unsplash.com/photo-1",
            status: "published",
            type: "post",
            published_at: "2024-05-01T12:00:00.000Z",
            custom_excerpt: "Small work.",
          },
          {
            id: "2",
            title: "No cover",
            slug: "no-cover",
            html: "<p>Text</p>",
            status: "published",
            type: "post",
            published_at: "2024-05-02T12:00:00.000Z",
          },
          {
            id: "3",
            title: "About",
            slug: "about",
            html: "",
            status: "published",
            type: "page",
          },
        ],
        tags: [
          { id: "t1", name: "Soil" },
          { id: "t2", name: "insects" },
        ],
        posts_tags: [
          { post_id: "1", tag_id: "t2", sort_order: 1 },
          { post_id: "1", tag_id: "t1", sort_order: 0 },
        ],
      },
    },
  ],
};
const WXR = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol "lol">]><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
<item><title>Hay &amp; grass</title><link>https://old.example/2019/03/hay-grass/</link><content:encoded><![CDATA[First <em>line</em>.

Second line &lol;.]]></content:encoded><excerpt:encoded><![CDATA[Short.]]></excerpt:encoded><wp:post_id>7</wp:post_id><wp:post_date_gmt>2019-03-04 10:00:00</wp:post_date_gmt><wp:post_name>hay-grass</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="g"><![CDATA[Grazing]]></category><category domain="post_tag" nicename="h"><![CDATA[hay]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>8</wp:meta_value></wp:postmeta></item>
<item><title>photo</title><wp:post_id>8</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://images.pexels.com/photos/1/a.jpeg</wp:attachment_url></item>
</channel></rss>`;

onBothDatabases("import from other systems", (fresh) => {
  const atDesk = async () => {
    const { services, clock, owner } = testDesk(await fresh());
    return { db: services.db, clock, ana: await owner() };
  };

  test("a Ghost export: texts as Markdown, first tag as category, old addresses redirect", async () => {
    const { ana, db, clock } = await atDesk();
    const { body } = await importFile(ana, strToU8(JSON.stringify(GHOST)));
    expect(body.report).toMatchObject([
      {
        title: "Dung beetles",
        finding: "new",
        published: true,
        notes: ["1 picture was left out."],
      },
      {
        title: "No cover",
        finding: "new",
        published: false,
        notes: ["It has no cover that this site can show."],
      },
    ]);
    const { body: list } = await ana.send("GET", "/api/posts?state=published");
    const { body: opened } = await ana.send("GET", `/api/posts/${list.posts[0].post.id}`);
    expect(opened.post).toMatchObject({
      category: "Soil",
      tags: ["insects"],
      date: "2024-05-01",
      excerpt: "Small work.",
      coverImage: "https://images.unsplash.com/photo-1",
      content: "They **dig**.\n\n### How\n\n| Cow | Days |\n|---|---|\n| 1 | 2\\|3 |",
    });
    expect(await findRedirect(db, "/dung-beetles", clock.now)).toEqual({
      kind: "elsewhere",
      address: "/blog/2024/05/dung-beetles",
    });
  });

  test("a WordPress export; its declared entities are not expanded", async () => {
    const { ana, db, clock } = await atDesk();
    const { body } = await importFile(ana, strToU8(WXR));
    expect(body).toMatchObject({
      imported: 1,
      report: [{ title: "Hay & grass", published: true }],
    });
    const { body: list } = await ana.send("GET", "/api/posts");
    const { body: opened } = await ana.send("GET", `/api/posts/${list.posts[0].post.id}`);
    expect(opened.post).toMatchObject({
      category: "Grazing",
      tags: ["hay"],
      date: "2019-03-04",
      coverImage: "https://images.pexels.com/photos/1/a.jpeg",
    });
    expect(opened.post.content).toMatch(/^First \*line\*\.\n\nSecond line &lol;\.$/);
    expect(await findRedirect(db, "/2019/03/hay-grass", clock.now)).toMatchObject({
      kind: "elsewhere",
    });
  });
});
