import { describe, expect, test } from "vitest";
import { findRedirect } from "#server/site/redirects.ts";
import { ownersDesk } from "#server/testing/desk.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { ghost, ghostPost, openedPosts } from "#server/testing/foreign-exports.ts";
import { importFile } from "#server/testing/import-file.ts";

describe("import from Ghost", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => ownersDesk(fresh);

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
      users: [
        { id: "u1", name: "Ana Ruiz" },
        { id: "u2", name: "Ben Ito" },
      ],
      posts_authors: [
        { post_id: "1", author_id: "u2", sort_order: 1 },
        { post_id: "1", author_id: "u1", sort_order: 0 },
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
    expect((await openedPosts(ana)).get("Dung beetles")?.post).toMatchObject({
      category: "Soil",
      byline: "Ana Ruiz and Ben Ito",
      tags: ["insects"],
      date: "2024-05-01",
      excerpt: "Small work.",
      searchTitle: "Beetles",
      searchDescription: "They dig.",
      coverAlt: "A beetle",
      coverImage: "https://images.unsplash.com/photo-1",
      content: "They **dig**.\n\n### How\n\n| Cow | Days |\n| --- | --- |\n| 1 | 2\\|3 |",
    });
    expect(await findRedirect(db, "/dung-beetles", clock.now)).toEqual({
      kind: "elsewhere",
      address: "/blog/2024/05/dung-beetles",
    });
  });

  test("Ghost's cards: a bookmark becomes a link with its title, a player a link to its file", async () => {
    const { ana } = await atDesk();
    const html = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Soil</div><div class="kg-bookmark-description">Long</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://b.example/i.png"><span>B</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://b.example/t.png"></div></a></figure><div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="https://b.example/cow.mp3"></audio><div class="kg-audio-title">Cow</div><div class="kg-audio-player"><button><svg></svg></button><span>0:00</span></div></div></div>`;
    const { body } = await importFile(ana, ghost([ghostPost("1", { html })]));
    expect(body.leftOut).toEqual([]);
    expect((await openedPosts(ana)).get("Post 1")?.post.content).toBe(
      "[Soil](https://b.example/x)\n\n[cow.mp3](https://b.example/cow.mp3)\n\nCow",
    );
  });
});
