import { change } from "#server/testing/drafts.ts";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { findRedirect } from "#server/site/redirects.ts";
import { ownersDesk } from "#server/testing/desk.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import {
  attachment,
  ghost,
  ghostPost,
  openedPosts,
  PHOTO,
  wordPress,
  wpPost,
} from "#server/testing/foreign-exports.ts";
import { importFile, importFiles } from "#server/testing/import-file.ts";
import type { ReportLine } from "../findings.ts";

describe("import from WordPress", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => ownersDesk(fresh);

  test("a post is imported with its title, category, tags, excerpt, date, cover, text and old address", async () => {
    const { ana, db, clock } = await atDesk();
    const file = wordPress([
      wpPost(
        7,
        "First <em>line</em>.\n\nSecond line &lol;.",
        `<excerpt:encoded><![CDATA[<p>We&#8217;re <b>short</b>.</p>]]></excerpt:encoded><category domain="category" nicename="n"><![CDATA[News &amp; Views]]></category><category domain="post_tag" nicename="h"><![CDATA[hay]]></category><category domain="author" nicename="a"><![CDATA[Alice Smith]]></category><category domain="post_format" nicename="f"><![CDATA[Aside]]></category>`,
        "<title>Hay &amp; grass</title>",
      ),
    ]);
    const { body } = await importFile(ana, file);
    expect(body).toMatchObject({
      imported: 1,
      report: [{ title: "Hay & grass", published: true }],
    });
    const post = (await openedPosts(ana)).get("Hay & grass")?.post;
    expect(post).toMatchObject({
      category: "News & Views",
      tags: ["hay"],
      excerpt: "We’re short.",
      date: "2019-03-04",
      coverImage: PHOTO,
      content: "First *line*.\n\nSecond line \\&lol;.",
    });
    expect(await findRedirect(db, "/2019/03/post-7", clock.now)).toMatchObject({
      kind: "elsewhere",
    });
    expect(
      (await importFile(ana, wordPress([wpPost(9, "A")], undefined, "https"))).body,
    ).toMatchObject({ imported: 1 });
  });

  test("a truncated file is refused with a message that says where it ends", async () => {
    const { ana } = await atDesk();
    const whole = new TextDecoder().decode(
      wordPress([wpPost(1, "A"), wpPost(2, "B"), wpPost(3, "A long text.")]),
    );
    const until = async (words: string) =>
      (await importFile(ana, strToU8(whole.slice(0, whole.indexOf(words))))).body.error.message;
    expect(await until("long text")).toBe(
      "The WordPress file breaks off after the post “Post 2” (2 whole posts before that place). Nothing was imported. Export and download it again; if it breaks off again, export fewer posts at a time.",
    );
    expect(await until("<wp:post_id>3")).toContain("after the post “Post 2”");
    expect(await until("<wp:post_id>1")).toContain("breaks off before the end of its first post");
    expect(await until("</channel>")).toContain("after the post “Post 3”");
  });

  test("a missing excerpt is made of the text's first paragraphs", async () => {
    const { ana } = await atDesk();
    const text = `<h2>Water first</h2>\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n<figure><img src="${PHOTO}"><figcaption>A tank</figcaption></figure>\n\n<table><tr><td>40 cows</td></tr></table>\n\nWe bought <b>two</b> tanks.\n\n<ul><li>One</li></ul>\n\nOne leaked.`;
    await importFile(ana, wordPress([wpPost(1, text), wpPost(2, "<h2>Only a heading</h2>")]));
    const posts = await openedPosts(ana);
    expect(posts.get("Post 1")?.post.excerpt).toBe("We bought two tanks. One leaked.");
    expect(posts.get("Post 2")?.post.excerpt).toBe("Only a heading");
  });

  test("a post's authors become one byline; real categories come before WordPress' default", async () => {
    const { ana } = await atDesk();
    const by = (...names: readonly string[]) =>
      names.map((name) => `<category domain="author"><![CDATA[${name}]]></category>`).join("");
    const category = (name: string) => `<category domain="category">${name}</category>`;
    const creator = "<dc:creator>ana</dc:creator>";
    const podcast = ["https://b.example/talk.mp3", "https://files.old.example/cow.mov"]
      .map(
        (address) =>
          `<wp:postmeta><wp:meta_key>enclosure</wp:meta_key><wp:meta_value>${address}\n9\naudio/mpeg</wp:meta_value></wp:postmeta>`,
      )
      .join("");
    const film = `C <a href="https://i0.wp.com/files.old.example/cow.mov">film</a>`;
    const done = await importFile(
      ana,
      wordPress([
        wpPost(1, "A", creator + category("Uncategorized") + category("Water")),
        wpPost(2, "B", creator + by("Alice Smith", "Bob Jones", "Alice Smith", "Carol White")),
        wpPost(3, film, "<dc:creator>gone</dc:creator>" + podcast),
        wpPost(
          4,
          "D",
          by(
            "Ana Ruiz",
            "The Cattle Growers of the Upper Basin",
            "The Weed District Board of Park County",
          ),
        ),
      ]),
    );
    const posts = await openedPosts(ana);
    expect(posts.get("Post 1")?.post).toMatchObject({
      byline: "Ana Ruiz",
      category: "Water",
      tags: [],
    });
    expect(posts.get("Post 2")?.post.byline).toBe("Alice Smith, Bob Jones, and Carol White");
    expect(posts.get("Post 3")?.post).not.toHaveProperty("byline");
    expect(posts.get("Post 4")?.post).not.toHaveProperty("byline");
    expect(done.body.report[3]?.notes).toContainEqual({
      says: expect.stringContaining("too long for this site"),
      details: [
        "Ana Ruiz, The Cattle Growers of the Upper Basin, and The Weed District Board of Park County",
      ],
    });
    expect(posts.get("Post 3")?.post.content).toBe(
      "C [film](https://i0.wp.com/files.old.example/cow.mov)\n\n[talk.mp3](https://b.example/talk.mp3)",
    );
  });

  test("posts that not everybody could read become drafts, and the report says why", async () => {
    const { ana } = await atDesk();
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
    const status = (name: string) => `<wp:status>${name}</wp:status>`;
    const notPublic = wordPress([
      wpPost(1, "Text", "<wp:post_password>x</wp:post_password>"),
      wpPost(2, "Text", status("private")),
      wpPost(3, "Text", status("future")),
      wpPost(4, "Text", status("pending")),
      wpPost(5, "Text", meta("_jetpack_newsletter_access", "paid_subscribers")),
      wpPost(6, "<!-- wp:premium-content/container --><p>Text</p>"),
    ]);
    const paid = ghost([
      ghostPost("11", { visibility: "paid" }),
      ghostPost("12", { visibility: "members" }),
      ghostPost("13", { status: "scheduled", published_at: "2030-01-01T00:00:00.000Z" }),
      ghostPost("14", { status: "sent" }),
      ghostPost("15", { html: "<p>a</p><!--members-only--><p>b</p>" }),
    ]);
    for (const [file, count] of [
      [notPublic, 6],
      [paid, 5],
    ] as const) {
      const { body } = await importFile(ana, file);
      expect(body.report).toHaveLength(count);
      for (const { published, notes } of body.report as ReportLine[]) {
        expect({ published, notes }).toMatchObject({
          published: false,
          notes: [{ says: expect.stringMatching(/so it becomes a draft\./) }],
        });
      }
    }
    expect((await ana.send("GET", "/api/posts")).body.counts).toMatchObject({
      published: 0,
      scheduled: 0,
      draft: 11,
    });
  });

  test("the report says when a public post becomes a draft for lack of a cover or text", async () => {
    const { ana } = await atDesk();
    const { body } = await importFile(
      ana,
      ghost([
        ghostPost("21", { feature_image: null }),
        ghostPost("22", { html: "" }),
        ghostPost("23", { feature_image: null, status: "draft" }),
        ghostPost("24", { html: `${"<div>".repeat(9000)}5 &lt; *6*` }),
      ]),
    );
    const lines = body.report as ReportLine[];
    expect(lines.map(({ published, notes }) => ({ published, says: notes[0]?.says }))).toEqual([
      {
        published: false,
        says: "It has no cover that this site can show, so it becomes a draft.",
      },
      { published: false, says: "It has no text, so it becomes a draft." },
      { published: false, says: "It has no cover that this site can show." },
      {
        published: false,
        says: "Its text is nested too deep to be read, and comes as plain words, so it becomes a draft.",
      },
    ]);
    const opened = await openedPosts(ana);
    expect([...opened.values()].map(({ post }) => post.content)).toContain("5 < \\*6\\*");
  });

  test("a shared block pattern is inserted into the post's text", async () => {
    const { ana } = await ownersDesk(fresh);
    const pattern =
      "<item><wp:post_id>7</wp:post_id><wp:post_type>wp_block</wp:post_type><content:encoded><![CDATA[<!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph -->]]></content:encoded></item>";
    const text =
      '<!-- wp:paragraph --><p>Hay</p><!-- /wp:paragraph --><!-- wp:block {"ref":7} /-->';
    await importFile(ana, wordPress([wpPost(1, text), pattern]));
    expect((await openedPosts(ana)).get("Post 1")?.post.content).toBe("Hay\n\nCall us.");
  });

  test("posts of two blogs with the same ids stay separate; those of one blog are recognized", async () => {
    const { ana } = await atDesk();
    await importFile(ana, wordPress([wpPost(7, "A")]));
    const other = wordPress(
      [wpPost(7, "B", "<wp:post_name>other</wp:post_name>")],
      "https://b.example",
    );
    expect((await importFile(ana, other)).body.report).toMatchObject([{ finding: "new" }]);
    const moved = wordPress([wpPost(7, "A")], "http://www.old.example/");
    expect((await importFile(ana, moved)).body.report).toMatchObject([{ finding: "same" }]);
  });

  test("an imported draft's old address is missing until it is published, then redirects to it", async () => {
    const { ana, db, clock } = await atDesk();
    await importFile(ana, wordPress([wpPost(7, "Text")]), { as: "drafts" });
    const old = "/2019/03/post-7";
    expect(await findRedirect(db, old, clock.now)).toBeUndefined();
    const opened = (await openedPosts(ana)).get("Post 7");
    if (!opened) throw new Error("The post is not there.");
    const { post, version } = opened;
    const publishing = { intent: "publish", draft: draftOf(post) };
    expect((await change(ana, post.id, version, publishing)).status).toBe(200);
    expect(await findRedirect(db, old, clock.now)).toMatchObject({ kind: "elsewhere" });
    await ana.send("DELETE", `/api/posts/${post.id}`);
    expect(await findRedirect(db, old, clock.now)).toEqual({ kind: "gone" });
  });

  test("reports what a file has besides posts, and the parts of a text that a post cannot have", async () => {
    const { ana } = await atDesk();
    const other = (id: number, type: string) =>
      `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type></item>`;
    const text = `Text<iframe src="data:a"></iframe><form></form>[gallery columns="2"]<img src="https://old.example/a.jpg"><!-- wp:archives /-->`;
    const file = wordPress([
      wpPost(1, text, "<wp:comment></wp:comment><wp:comment></wp:comment>"),
      wpPost(2, text, "<wp:status>trash</wp:status>"),
      other(3, "page"),
      other(4, "portfolio"),
      other(5, "nav_menu_item"),
    ]);
    const { body } = await importFile(ana, file);
    expect(body.leftOut).toEqual([
      "1 item of the type “portfolio”",
      "2 comments",
      "1 menu entry",
      "1 post in its trash",
      "1 block",
      "1 shortcode",
      "1 embed",
      "1 form",
    ]);
    expect(
      body.report[0]?.notes.flatMap(({ details = [] }: ReportLine["notes"][number]) => details),
    ).toEqual([
      "https://old.example/a.jpg",
      "1 block: archives",
      "1 shortcode: [gallery]",
      "1 embed: data:a",
      "1 form",
    ]);
  });

  test("the parts of one export are imported together, and old formats are read", async () => {
    const { ana } = await atDesk();
    const cover = `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[5]]></wp:meta_value></wp:postmeta>`;
    const post = `<item><title>Post 1</title><link>/blog/post-1.html</link><pubDate>Fri, 07 Jun 2013 03:00:44 +0000</pubDate><content:encoded><![CDATA[<!-- wp:paragraph -->
<p>One
line</p>
<!-- /wp:paragraph --><!--more--><p><a href="/blog/post-2.html">Two</a></p>]]></content:encoded><excerpt:encoded /><wp:post_id>1</wp:post_id><wp:post_date>2013-06-06 22:00:44</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_name>post-1.html</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${cover}<wp:comment><wp:commentmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>900</wp:meta_value></wp:commentmeta></wp:comment></item>`;
    const second = wpPost(2, "Two").replaceAll("post-2", "post-2.html");
    const files = {
      "posts.xml": wordPress([post, second]),
      "media.xml": wordPress([attachment(5, `${PHOTO}?5`)]),
    };
    const { body } = await importFiles(ana, files);
    expect(body.report).toMatchObject([{ published: true }, { published: true }]);
    expect((await openedPosts(ana)).get("Post 1")?.post).toMatchObject({
      slug: "post-1",
      date: "2013-06-06",
      coverImage: `${PHOTO}?5`,
      content: "One line\n\n[Two](https://old.example/blog/post-2.html)",
    });

    const flat = {
      data: {
        posts: [
          ghostPost("21", { type: undefined, page: 0 }),
          ghostPost("22", { page: 1, type: undefined }),
        ],
      },
    };
    const flatBody = (await importFile(ana, strToU8(JSON.stringify(flat)))).body;
    expect(flatBody).toMatchObject({
      imported: 2,
      report: [{ published: true }, { published: false }],
    });
  });

  test("Yoast SEO’s fields are imported, except texts with variables and canonical addresses on the old site", async () => {
    const { ana } = await atDesk();
    const fields = (values: Readonly<Record<string, string>>) =>
      Object.entries(values)
        .map(
          ([name, value]) =>
            `<wp:postmeta><wp:meta_key>_yoast_wpseo_${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
        )
        .join("");
    const own = {
      title: "Hay &amp; grass",
      metadesc: "What a day costs.",
      canonical: "https://first.example/hay",
      "opengraph-image": "https://pictures.example/hay.jpg",
    };
    const made = {
      title: "%%title%% %%sep%% %%sitename%%",
      canonical: "https://old.example/2019/03/post-2/",
      metadesc: "x".repeat(400),
    };
    const items = [wpPost(1, "<p>A</p>", fields(own)), wpPost(2, "<p>B</p>", fields(made))];
    const { body } = await importFile(ana, wordPress(items));
    const posts = await openedPosts(ana);
    expect(posts.get("Post 1")?.post).toMatchObject({
      searchTitle: "Hay & grass",
      searchDescription: "What a day costs.",
      canonical: "https://first.example/hay",
      sharePicture: "https://pictures.example/hay.jpg",
    });
    expect(posts.get("Post 2")?.state).toBe("published");
    for (const name of ["searchTitle", "searchDescription", "canonical"])
      expect(posts.get("Post 2")?.post).not.toHaveProperty(name);
    expect(body.report[1]?.notes).toEqual([
      {
        says: "Yoast SEO’s texts with variables were left out.",
        details: ["%%title%% %%sep%% %%sitename%%"],
      },
      { says: expect.stringContaining("too long for this site"), details: ["x".repeat(400)] },
    ]);
    expect(body.leftOut).not.toContainEqual(expect.stringContaining("search-engine"));
  });

  test("a missing cover is taken from the text, and a missing date from the feed's", async () => {
    const { ana } = await atDesk();
    const file = strToU8(
      new TextDecoder()
        .decode(wordPress([wpPost(1, `Text <img src="${PHOTO}?2" alt="Hay">`)]))
        .replace(
          /<wp:postmeta>.*?<\/wp:postmeta>/,
          "<pubDate>Fri, 07 Jun 2013 15:00:00 +0000</pubDate>",
        )
        .replace(/<wp:post_date_gmt>.*?<\/wp:post_date_gmt>/, ""),
    );
    await importFile(ana, file);
    expect((await openedPosts(ana)).get("Post 1")?.post).toMatchObject({
      date: "2013-06-07",
      coverImage: `${PHOTO}?2`,
    });
  });

  test("pages become drafts of posts, and the report says so; links to them are listed", async () => {
    const { ana } = await atDesk();
    const page = wpPost(8, "Who we are.", "<wp:post_type>page</wp:post_type>").replaceAll(
      "2019/03/post-8",
      "about",
    );
    const file = wordPress([wpPost(1, `<a href="https://old.example/about/">us</a>`), page]);
    const { body } = await importFile(ana, file);
    expect(body).toMatchObject({
      imported: 2,
      leftOut: [],
      report: [
        { published: true, notes: [{ details: ["https://old.example/about/"] }] },
        { published: false, notes: [{ says: expect.stringMatching(/^It was a page/) }] },
      ],
    });
    expect((await ana.send("GET", "/api/posts")).body.counts).toMatchObject({
      published: 1,
      draft: 1,
    });
  });

  test("a gallery without a list of ids, a background picture and footnotes are imported", async () => {
    const { ana } = await atDesk();
    const child = attachment(31, `${PHOTO}?31`).replace(
      "</item>",
      "<wp:post_parent>1</wp:post_parent></item>",
    );
    const notes = JSON.stringify([{ id: "f", content: "See <em>there</em>." }]);
    const meta = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta>`;
    const text = `[gallery]<div role="img" class="wp-block-cover" style="background-position:1%;background-image:url(${PHOTO}?32)"></div>A<sup data-fn="f"><a href="#f">1</a></sup>`;
    await importFile(ana, wordPress([wpPost(1, text, meta), child]));
    expect((await openedPosts(ana)).get("Post 1")?.post.content).toBe(
      `![](${PHOTO}?31)\n\n![](${PHOTO}?32)\n\nA¹\n\n1. See *there*.`,
    );
  });
});

/** The fields of a post that the form sends. */
function draftOf({
  title,
  slug,
  coverImage,
  excerpt,
  category,
  tags,
  content,
  date,
}: Record<string, unknown>) {
  return { title, slug, coverImage, excerpt, category, tags, content, date };
}
