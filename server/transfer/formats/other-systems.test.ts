import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findRedirect } from "#server/site/redirects.ts";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, testDesk } from "#server/testing/desk.ts";
import { importFile, importFiles } from "#server/testing/import-file.ts";

interface Line {
  readonly title: string;
  readonly finding: string;
  readonly published: boolean;
  readonly notes: readonly { readonly says: string; readonly details?: readonly string[] }[];
}

const PHOTO = "https://images.pexels.com/photos/1/a.jpeg";

/** A Ghost post with a cover, and an export of posts. */
const ghostPost = (id: string, more: object = {}) => ({
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
const ghost = (posts: readonly object[], more: object = {}) =>
  strToU8(JSON.stringify({ db: [{ data: { posts, ...more } }] }));

const attachment = (id: number, address: string) =>
  `<item><title>photo</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${address}</wp:attachment_url></item>`;
/** A WordPress post with a cover, and an export of items. */
const wpPost = (id: number, text: string, more = "", head = `<title>Post ${id}</title>`) =>
  `<item>${head}<link>https://old.example/2019/03/post-${id}/</link><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-03-04 10:00:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>900</wp:meta_value></wp:postmeta>${more}</item>`;
const wordPress = (items: readonly string[], link = "https://old.example", scheme = "http") =>
  strToU8(
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol "lol">]><rss xmlns:wp="${scheme}://wordpress.org/export/1.2/"><channel><title>Old</title><link>${link}</link><wp:author><wp:author_login>ana</wp:author_login></wp:author>${items.join("\n")}${attachment(900, PHOTO)}</channel></rss>`,
  );

onBothDatabases("import from other systems", (fresh) => {
  const atDesk = async () => {
    const { services, clock, owner } = testDesk(await fresh());
    return { db: services.db, clock, ana: await owner() };
  };
  /** Posts as the desk opens them, by title. */
  const opened = async (ana: Browser) => {
    const { body } = await ana.send("GET", "/api/posts?limit=100");
    const ids = body.posts.map(({ post }: { post: { id: string } }) => post.id);
    const answers = await Promise.all(ids.map((id: string) => ana.send("GET", `/api/posts/${id}`)));
    return new Map(answers.map((answer) => [answer.body.post.title, answer.body]));
  };
  const contentOf = async (ana: Browser, text: string) => {
    await importFile(ana, wordPress([wpPost(1, text)]));
    return (await opened(ana)).get("Post 1").post.content;
  };

  test("a Ghost export: texts as Markdown, first tag as category, old addresses redirect", async () => {
    const { ana, db, clock } = await atDesk();
    const posts = [
      ghostPost("1", {
        title: "Dung beetles",
        slug: "dung-beetles",
        html: "<p>They <strong>dig</strong>.</p><h2>How</h2><table><tr><th>Cow</th><th>Days</th></tr><tr><td>1</td><td>2|3</td></tr></table><img src='https://old.example/a.jpg'>",
        feature_image: "http://images.unsplash.com/photo-1",
        custom_excerpt: "Small work.",
        searchTitle: "Beetles",
        searchDescription: "They dig.",
      }),
      ghostPost("2", { title: "No cover", feature_image: null }),
      ghostPost("3", { title: "About", type: "page" }),
    ];
    const file = ghost(posts, {
      tags: [
        { id: "t1", name: "Soil" },
        { id: "t2", name: "insects" },
      ],
      posts_tags: [
        { post_id: "1", tag_id: "t2", sort_order: 1 },
        { post_id: "1", tag_id: "t1", sort_order: 0 },
      ],
      posts_meta: [
        {
          post_id: "1",
          meta_title: "Beetles",
          meta_description: "They dig.",
          feature_image_alt: "A beetle",
          og_image: "__GHOST_URL__/content/images/gone.jpg",
        },
      ],
    });
    const { body } = await importFile(ana, file);
    expect(body.report).toMatchObject([
      {
        title: "Dung beetles",
        finding: "new",
        published: true,
        notes: [
          { details: ["https://old.example/a.jpg"] },
          { says: /shared links/, details: ["__GHOST_URL__/content/images/gone.jpg"] },
        ].map(({ details }) => expect.objectContaining({ details })),
      },
      { title: "No cover", published: false, notes: [expect.anything()] },
      { title: "About", published: false, notes: [{ says: /page/ }].map(() => expect.anything()) },
    ]);
    expect(body.leftOut).toEqual([]);
    expect((await opened(ana)).get("Dung beetles").post).toMatchObject({
      category: "Soil",
      tags: ["insects"],
      date: "2024-05-01",
      excerpt: "Small work.",
      searchTitle: "Beetles",
      searchDescription: "They dig.",
      coverAlt: "A beetle",
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
    const { post } = (await opened(ana)).get("Hay & grass");
    expect(post).toMatchObject({
      category: "News & Views",
      tags: ["hay"],
      excerpt: "We’re short.",
      date: "2019-03-04",
      coverImage: PHOTO,
      content: "First *line*.\n\nSecond line &lol;.",
    });
    expect(await findRedirect(db, "/2019/03/post-7", clock.now)).toMatchObject({
      kind: "elsewhere",
    });
    expect(
      (await importFile(ana, wordPress([wpPost(9, "A")], undefined, "https"))).body,
    ).toMatchObject({ imported: 1 });
  });

  test("what not everybody could read becomes a draft, in words", async () => {
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
      for (const { published, notes } of body.report as Line[]) {
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

  test("posts of two blogs with the same numbers stay apart; one blog's are recognized", async () => {
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

  test("an imported draft's old address is missing until it is published, then leads to it", async () => {
    const { ana, db, clock } = await atDesk();
    await importFile(ana, wordPress([wpPost(7, "Text")]), { as: "drafts" });
    const old = "/2019/03/post-7";
    expect(await findRedirect(db, old, clock.now)).toBeUndefined();
    const { post, version } = (await opened(ana)).get("Post 7");
    const act = (intent: string, at: number) =>
      ana.send(
        "PATCH",
        `/api/posts/${post.id}`,
        { intent, draft: draftOf(post) },
        { "If-Match": `"${at}"` },
      );
    expect((await act("publish", version)).status).toBe(200);
    expect(await findRedirect(db, old, clock.now)).toMatchObject({ kind: "elsewhere" });
    await ana.send("DELETE", `/api/posts/${post.id}`);
    expect(await findRedirect(db, old, clock.now)).toEqual({ kind: "gone" });
  });

  test.each([
    ["A\n\nB\n\n<p>C</p>", "A\n\nB\n\nC"],
    ["12 Main St\nTown", "12 Main St\\\nTown"],
    ["H<sub>2</sub>O 10<sup>2</sup> 1<sup>st</sup> e<sup>a+b</sup>", "H₂O 10² 1st e^(a+b)"],
    ["<del>old</del> new", "~~old~~ new"],
    [
      `<table><tr><th colspan="2">Two</th></tr><tr><td>a</td><td>b</td></tr></table>`,
      "| Two |  |\n|---|---|\n| a | b |",
    ],
    ["<pre>line_2\n\n*x*</pre>", "```\nline_2\n\n*x*\n```"],
    [`A <a href="https://old.example/full.jpg"><img src="/small.jpg"></a>`, "A"],
    [`A<ul><li><img src="/a.jpg"></li><li><img src="/b.jpg"></li></ul>`, "A"],
    [`[caption id="c" width="3"]<img src="/a.jpg"> Hay[/caption]`, "Hay"],
    [`[contact-form id="2"] A [sic]`, "A \\[sic\\]"],
    [
      `A<iframe src="https://www.youtube.com/embed/abcdefg?rel=0" title="Moving [cows]"></iframe>`,
      "A\n\n[Moving \\[cows\\]](https://www.youtube.com/watch?v=abcdefg)",
    ],
    ["A\n\nhttps://vimeo.com/123\n\nB", "A\n\n[Video on Vimeo](https://vimeo.com/123)\n\nB"],
    [
      `<!-- wp:embed {"url":"https://x.com/a/status/1"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://x.com/a/status/1\n</div><figcaption>Hay</figcaption></figure>\n<!-- /wp:embed -->`,
      "[Post on X](https://x.com/a/status/1)\n\nHay",
    ],
    [`A[audio src="https://b.example/x/cow.mp3"]`, "A\n\n[cow.mp3](https://b.example/x/cow.mp3)"],
    ["<pre>https://b.example/x</pre>", "```\nhttps://b.example/x\n```"],
    [
      `<!-- wp:file --><div class="wp-block-file"><a href="https://b.example/a.pdf">Plan</a><a href="https://b.example/a.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->`,
      "[Plan](https://b.example/a.pdf)",
    ],
    [
      `<!-- wp:list --><ul><!-- wp:list-item --><li>a<!-- wp:list --><ol><!-- wp:list-item --><li>b</li><!-- /wp:list-item --></ol><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:quote --><blockquote class="wp-block-quote"><p>Q</p><cite>Ana</cite></blockquote><!-- /wp:quote --><!-- wp:code --><pre class="wp-block-code"><code>x = [1]</code></pre><!-- /wp:code -->`,
      "- a\n  1. b\n\n> Q\n>\n> Ana\n\n```\nx = [1]\n```",
    ],
    [
      `<a href="https://old.example/2019/03/post-1/#top">a</a> <a href="/?p=1">b</a> <a href="/about/">c</a>`,
      "[a](/blog/2019/03/post-1#top) [b](/blog/2019/03/post-1) [c](https://old.example/about/)",
    ],
  ])("text keeps its meaning: %s", async (stored, content) => {
    const { ana } = await atDesk();
    expect(await contentOf(ana, stored)).toBe(content);
  });

  test("says what a file has besides posts, and what a text had that a post cannot have", async () => {
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
      "1 author’s name",
      "1 menu entry",
      "1 post in its trash",
      "1 block",
      "1 shortcode",
      "1 embed",
      "1 form",
    ]);
    expect(
      body.report[0].notes.flatMap(({ details = [] }: Line["notes"][number]) => details),
    ).toEqual([
      "https://old.example/a.jpg",
      "1 block: archives",
      "1 shortcode: [gallery]",
      "1 embed: data:a",
      "1 form",
    ]);
  });

  test("parts of one export go together, and old shapes are read", async () => {
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
    expect((await opened(ana)).get("Post 1").post).toMatchObject({
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

  test("Yoast SEO’s fields come along, but neither its variables nor the old site as the original", async () => {
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
    const posts = await opened(ana);
    expect(posts.get("Post 1").post).toMatchObject({
      searchTitle: "Hay & grass",
      searchDescription: "What a day costs.",
      canonical: "https://first.example/hay",
      sharePicture: "https://pictures.example/hay.jpg",
    });
    expect(posts.get("Post 2").state).toBe("published");
    for (const name of ["searchTitle", "searchDescription", "canonical"])
      expect(posts.get("Post 2").post).not.toHaveProperty(name);
    expect(body.report[1].notes).toEqual([
      {
        says: "Yoast SEO’s texts with variables were left out.",
        details: ["%%title%% %%sep%% %%sitename%%"],
      },
    ]);
    expect(body.leftOut).not.toContainEqual(expect.stringContaining("search-engine"));
  });

  test("a picture of the text is proposed as cover; a missing date is the feed's", async () => {
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
    expect((await opened(ana)).get("Post 1").post).toMatchObject({
      date: "2013-06-07",
      coverImage: `${PHOTO}?2`,
    });
  });

  const picture = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );

  test("pages become drafts of posts, in words; links to them are listed", async () => {
    const { ana } = await atDesk();
    const page = wpPost(8, "Who we are.", "<wp:post_type>page</wp:post_type>").replaceAll(
      "2019/03/post-8",
      "about",
    );
    const file = wordPress([wpPost(1, `<a href="https://old.example/about/">us</a>`), page]);
    const { body } = await importFile(ana, file);
    expect(body).toMatchObject({
      imported: 2,
      leftOut: ["1 author’s name"],
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

  test("a gallery without a list, a background and footnotes are read from beside the text", async () => {
    const { ana } = await atDesk();
    const child = attachment(31, `${PHOTO}?31`).replace(
      "</item>",
      "<wp:post_parent>1</wp:post_parent></item>",
    );
    const notes = JSON.stringify([{ id: "f", content: "See <em>there</em>." }]);
    const meta = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta>`;
    const text = `[gallery]<div role="img" class="wp-block-cover" style="background-position:1%;background-image:url(${PHOTO}?32)"></div>A<sup data-fn="f"><a href="#f">1</a></sup>`;
    await importFile(ana, wordPress([wpPost(1, text, meta), child]));
    expect((await opened(ana)).get("Post 1").post.content).toBe(
      `![](${PHOTO}?31)\n\n![](${PHOTO}?32)\n\nA¹\n\n1. See *there*.`,
    );
  });

  test("Ghost's cards: a bookmark is its title, a player its file", async () => {
    const { ana } = await atDesk();
    const html = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Soil</div><div class="kg-bookmark-description">Long</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://b.example/i.png"><span>B</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://b.example/t.png"></div></a></figure><div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="https://b.example/cow.mp3"></audio><div class="kg-audio-title">Cow</div><div class="kg-audio-player"><button><svg></svg></button><span>0:00</span></div></div></div>`;
    const { body } = await importFile(ana, ghost([ghostPost("1", { html })]));
    expect(body.leftOut).toEqual([]);
    expect((await opened(ana)).get("Post 1").post.content).toBe(
      "[Soil](https://b.example/x)\n\n[cow.mp3](https://b.example/cow.mp3)\n\nCow",
    );
  });

  test("WordPress' pictures come from a zip of its uploads; what isn’t there is listed", async () => {
    const { ana } = await atDesk();
    const at = "https://old.example/wp-content/uploads/2019/03";
    const text = `<img src="${at}/cow-300x200.jpg" alt="A cow"> [gallery ids="901,902"]<img src="${at}/gone.jpg"><img src="${at}/torn.jpg"><a href="${at}/plan%20B.pdf?x=1">Plan</a> <a href="${at}/torn.pdf">Torn</a><a href="${at}/cow.jpg"><img src="https://i0.wp.com/old.example/wp-content/uploads/2019/03/cow.jpg?w=9"></a>`;
    const wxr = wordPress([
      wpPost(1, text).replace("900", "903"),
      attachment(901, `${at}/tank.jpg`),
      attachment(902, "https://old.example/wp-content/uploads/2018/01/cow.jpg"),
      attachment(903, `${at}/tank.jpg`),
    ]);
    const uploads = zipSync({
      "uploads/2019/03/cow.jpg": await picture("red"),
      "uploads/2019/03/cow-300x200.jpg": await picture("blue"),
      "uploads/2019/03/tank.jpg": await picture("green"),
      "uploads/2019/03/torn.jpg": strToU8("no picture"),
      "uploads/2019/03/plan B.pdf": strToU8("%PDF-1.4\n%%EOF"),
      "uploads/2019/03/torn.pdf": strToU8("no PDF"),
    });
    const files = { "old.xml": wxr, "uploads.zip": uploads };
    const notes = ({ body }: { body: { report: Line[] } }) =>
      body.report[0]?.notes.flatMap(({ details = [] }) => details);
    const missing = ["https://old.example/wp-content/uploads/2018/01/cow.jpg", `${at}/gone.jpg`];
    expect(notes(await importFiles(ana, files, {}, "check=1"))).toEqual(missing);
    expect((await ana.send("GET", "/api/images")).body.found).toBe(0);
    const done = await importFiles(ana, files);
    expect(done.body.report).toMatchObject([{ published: true }]);
    expect(notes(done)?.slice(0, 2)).toEqual(missing);
    expect(notes(done)?.[2]).toMatch(/^uploads\/2019\/03\/torn.jpg: /);
    const { body: library } = await ana.send("GET", "/api/images");
    const [cow, tank] = ["cow.jpg", "tank.jpg"].map((name) =>
      library.images.find((image: { name: string }) => image.name === name),
    );
    expect(library.found).toBe(2);
    expect(cow).toMatchObject({ alt: "A cow" });
    expect((await opened(ana)).get("Post 1").post).toMatchObject({
      coverImage: tank.address,
      content: expect.stringMatching(/\[Plan\]\(\/files\/[\w-]+\/plan-B\.pdf\) Torn/),
    });
    expect((await importFiles(ana, files)).body.report).toMatchObject([{ finding: "same" }]);
  });

  test("Ghost's export and its pictures can be one zip", async () => {
    const { ana } = await atDesk();
    const posts = [
      ghostPost("1", {
        html: `<img src="__GHOST_URL__/content/images/size/w600/2020/01/cow.png">`,
        feature_image: "/content/images/2020/01/tank.jpg",
      }),
    ];
    const zip = zipSync({
      "ghost/data.json": ghost(posts),
      "ghost/content/images/2020/01/cow.png": await picture("red"),
      "ghost/content/images/size/w600/2020/01/cow.png": await picture("blue"),
      "ghost/content/images/2020/01/tank.jpg": await picture("green"),
      "ghost/content/themes/casper/package.json": strToU8("{}"),
    });
    expect((await importFile(ana, zip)).body.report).toMatchObject([
      { published: true, notes: [] },
    ]);
    const { content, coverImage } = (await opened(ana)).get("Post 1").post;
    expect([content, coverImage]).toEqual([
      expect.stringMatching(/^!\[\]\(\/media\/[\w-]+-60\.jpg\)$/),
      expect.stringMatching(/^\/media\/[\w-]+-60\.jpg$/),
    ]);
  });

  test("a Ghost text that only its editor's format has", async () => {
    const { ana } = await atDesk();
    const text = (words: string, format = 0) => ({ type: "extended-text", text: words, format });
    const root = {
      type: "root",
      children: [
        { type: "paragraph", children: [text("Hay", 1), text(" & grass")] },
        { type: "extended-heading", tag: "h2", children: [text("How")] },
        { type: "image", src: PHOTO, alt: "Hay", caption: "" },
      ],
    };
    const mobiledoc = {
      markups: [["strong"], ["a", ["href", "__GHOST_URL__/post-1/"]]],
      cards: [["markdown", { markdown: "One **two**" }]],
      sections: [
        [
          1,
          "p",
          [
            [0, [0], 1, "Hay"],
            [0, [1], 1, "first"],
          ],
        ],
        [3, "ul", [[[0, [], 0, "a"]]]],
        [10, 0],
      ],
    };
    const posts = [
      ghostPost("1", { html: null, lexical: JSON.stringify({ root }) }),
      ghostPost("2", { html: "", mobiledoc: JSON.stringify(mobiledoc) }),
    ];
    await importFile(ana, ghost(posts));
    const all = await opened(ana);
    expect(all.get("Post 1").post.content).toBe(`**Hay** & grass\n\n### How\n\n![Hay](${PHOTO})`);
    expect(all.get("Post 2").post.content).toBe(
      "**Hay**[first](/blog/2024/05/post-1)\n\n- a\n\nOne **two**",
    );
  });
});

/** The fields of the form, from a post. */
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
