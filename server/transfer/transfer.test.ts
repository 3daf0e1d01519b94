import { strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { wholePosts } from "../../app/backend/whole-posts.ts";
import { FEEDS } from "../../app/feeds/feed-files.ts";
import { feedText } from "../../app/feeds/feeds.ts";
import { currentSnapshot } from "../content/current-snapshot.ts";
import { contentOf } from "../content/snapshot-content.ts";
import { PublishedTexts } from "../search/published-texts.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { takeInFirstPosts } from "./first-posts.ts";
import { findLead } from "../site/leads.ts";

interface Line {
  readonly source: string;
  readonly title: string;
  readonly finding: string;
  readonly published: boolean;
  readonly notes: readonly string[];
}

onBothDatabases("export and import", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    return { ...desk, db: desk.services.db, ana: await desk.owner() };
  };
  const exported = async (
    { app, services }: Awaited<ReturnType<typeof atDesk>>,
    browser: Browser,
  ) => {
    const response = await app.request(`${services.origin}/api/export.zip`, {
      headers: { Cookie: browser.cookie },
    });
    return new Uint8Array(await response.arrayBuffer());
  };
  const take = (browser: Browser, bytes: Uint8Array, query = "as=published") =>
    browser.send("POST", `/api/import?${query}`, bytes);
  const choose = async (browser: Browser, bytes: Uint8Array<ArrayBuffer>, choice: unknown) => {
    const form = new FormData();
    form.set("choice", typeof choice === "string" ? choice : JSON.stringify(choice));
    form.set("file", new Blob([bytes]), "site.zip");
    const sent = new Request("http://form", { method: "POST", body: form });
    const type = sent.headers.get("Content-Type") ?? "";
    const body = new Uint8Array(await sent.arrayBuffer());
    return browser.send("POST", "/api/import?as=published", body, { "Content-Type": type });
  };
  const feeds = async ({ db, clock }: Awaited<ReturnType<typeof atDesk>>) => {
    const current = await currentSnapshot(db, () => clock.now);
    const page = () => Promise.reject(new Error("not asked for"));
    const content = contentOf(db, await current.now(), page, new PublishedTexts(db));
    const posts = await wholePosts(content, await content.posts());
    return FEEDS.map(({ format }) => feedText(format, posts, "https://ranch.example"));
  };

  test("export, wipe, import: the same site, byte for byte in its feeds", async () => {
    const one = await atDesk();
    await takeInFirstPosts(one.db, "content/posts", one.clock.now);
    const id = await makePost(one.ana, { title: "Ours “quoted”: #1", tags: ["a: b", "- c"] });
    await change(one.ana, id, 1, {
      draft: { ...DRAFT, slug: "renamed", title: "Ours" },
      intent: "publish",
    });
    await makePost(one.ana, { slug: "draft", title: "A whole draft", scene: "dung" }, "save");
    await makePost(
      one.ana,
      { slug: "", content: "", coverImage: "", title: "Only an idea" },
      "save",
    );
    await makePost(one.ana, { slug: "later" }, "schedule", { publishAt: one.clock.now + 1e9 });
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const { body: image } = await one.ana.send(
      "PUT",
      "/api/images?name=cow.jpg",
      new Uint8Array(photo),
    );
    await makePost(one.ana, { slug: "photo", coverImage: image.address });
    const zip = await exported(one, one.ana);
    expect(
      Object.keys(unzipSync(zip)).filter((name) => name.startsWith("content/posts/")),
    ).toHaveLength(16);

    const other = await atDesk();
    const { body } = await take(other.ana, zip);
    expect(body.imported).toBe(17);
    expect(await feeds(other)).toEqual(await feeds(one));
    expect(await exported(other, other.ana)).toEqual(zip);
    expect(await findLead(other.db, "/blog/2026/11/water-first", other.clock.now)).toEqual({
      kind: "elsewhere",
      address: "/blog/2026/11/renamed",
    });
    const states = await other.ana.send("GET", "/api/posts");
    expect(states.body.counts).toMatchObject({ published: 14, draft: 2, scheduled: 1 });
    const again = await take(other.ana, zip);
    expect(again.body.imported).toBe(0);
    expect(new Set(again.body.report.map(({ finding }: Line) => finding))).toEqual(
      new Set(["same"]),
    );
  });

  test("a file is looked at first, and nothing is changed", async () => {
    const { ana } = await atDesk();
    const good = `---\ntitle: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`;
    const zip = zipSync({
      "2025-05-08-hay.md": strToU8(good),
      "2025-13-01-no-day.md": strToU8(good),
      "2025-05-09-no-title.md": strToU8(good.replace('title: "Hay"\n', "")),
      "notes.txt": strToU8("ignored"),
    });
    const { body } = await take(ana, zip, "check=1");
    const findings = new Map(
      body.report.map((line: Line) => [line.source, [line.finding, ...line.notes]]),
    );
    expect(findings.get("2025-05-08-hay.md")).toEqual(["new"]);
    expect(findings.get("2025-13-01-no-day.md")?.toString()).toMatch(/unreadable.*file name/);
    expect(findings.get("2025-05-09-no-title.md")?.toString()).toMatch(
      /unreadable.*:2: title is missing/,
    );
    expect((await ana.send("GET", "/api/posts")).body.found).toBe(0);
  });

  test("an import can be undone, and done again", async () => {
    const { ana } = await atDesk();
    const file = strToU8(
      `---\ntitle: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`,
    );
    const { body } = await take(ana, file, "as=published&name=2025-05-08-hay.md");
    expect(body).toMatchObject({ imported: 1, report: [{ finding: "new", published: true }] });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toEqual({ posts: 1 });
    expect((await ana.send("GET", "/api/posts")).body.counts).toMatchObject({ all: 0, trash: 1 });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).status).toBe(404);
  });

  test("of new posts those are left out that are named", async () => {
    const { ana } = await atDesk();
    const post = (title: string) =>
      strToU8(
        `---\ntitle: "${title}"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`,
      );
    const zip = zipSync({
      "2025-13-01-no-day.md": post("No day"),
      "2025-05-08-hay.md": post("Hay"),
      "2025-05-09-straw.md": post("Straw"),
    });
    const { body: looked } = await take(ana, zip, "check=1");
    const straw = looked.report.findIndex(({ source }: Line) => source === "2025-05-09-straw.md");
    expect((await choose(ana, zip, { skip: [straw] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", "/api/posts");
    expect(body.posts.map((one: { post: { title: string } }) => one.post.title)).toEqual(["Hay"]);
    for (const choice of ['{"skip":[1,"a"]}', '{"skip":', '{"skip":[-1]}', '{"skip":7}']) {
      expect((await choose(ana, zip, choice)).body.error.fields).toHaveProperty("choice");
    }
  });

  test("what is here already and says something else is kept, or taken as a revision", async () => {
    const desk = await atDesk();
    const { ana } = desk;
    const id = await makePost(ana);
    const zip = await exported(desk, ana);
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Ours now" }, intent: "publish" });
    expect((await take(ana, zip)).body).toMatchObject({
      imported: 0,
      report: [{ finding: "different" }],
    });
    // What was not asked for stays: a line that is something else by now is never replaced.
    expect((await choose(ana, zip, { replace: [1] })).body.imported).toBe(0);
    expect((await choose(ana, zip, { replace: [0] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", `/api/posts/${id}`);
    expect(body).toMatchObject({ state: "changed", post: { title: DRAFT.title } });
  });

  describe("from other systems", () => {
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

    test("a Ghost export: texts as Markdown, first tag as category, old addresses lead on", async () => {
      const { ana, db, clock } = await atDesk();
      const { body } = await take(ana, strToU8(JSON.stringify(GHOST)));
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
      expect(await findLead(db, "/dung-beetles", clock.now)).toEqual({
        kind: "elsewhere",
        address: "/blog/2024/05/dung-beetles",
      });
    });

    test("a WordPress export; entities that it declares stand for nothing", async () => {
      const { ana, db, clock } = await atDesk();
      const { body } = await take(ana, strToU8(WXR));
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
      expect(await findLead(db, "/2019/03/hay-grass", clock.now)).toMatchObject({
        kind: "elsewhere",
      });
    });
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["some text", strToU8("hello")],
    ["other JSON", strToU8('{"a":1}')],
    ["other XML", strToU8("<rss/>")],
    ["half a zip", zipSync({ "a.md": strToU8("x".repeat(1000)) }).subarray(0, 60)],
    ["a path out of the folder", zipSync({ "../../etc/passwd.md": strToU8("x") })],
    [
      "a file of 30 MB in a small zip",
      zipSync({ "a.md": new Uint8Array(30 * 1024 * 1024) }, { level: 9 }),
    ],
  ])("%s is refused in words", async (_, bytes) => {
    const { ana } = await atDesk();
    const { status, body } = await take(ana, bytes);
    expect([status, body.error.code]).toEqual([422, "import"]);
    expect(body.error.message).toMatch(/\.$/);
  });

  test("only owners may", async () => {
    const desk = await atDesk();
    const ben = await desk.editor(desk.ana);
    expect((await take(ben, new Uint8Array())).status).toBe(403);
    expect((await ben.send("GET", "/api/export.zip")).status).toBe(403);
  });
});
