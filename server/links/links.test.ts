import { expect, test } from "vitest";
import { answerOf } from "../site/answer.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { testDesk } from "../testing/desk.ts";
import { makePost } from "../testing/drafts.ts";

const PAGES: Readonly<Record<string, string>> = {
  "/blog": "",
  "/about": '<h2 id="who-we-are">Who</h2>',
  "/tools/grass": "",
  "/media/cow-480.jpg": "",
};

onBothDatabases("links within the site", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh(), {
      pageAt: (path) => {
        const html = PAGES[path];
        return Promise.resolve(
          html === undefined ? undefined : answerOf(200, {}, Buffer.from(html)),
        );
      },
    });
    const ana = await desk.owner();
    return {
      ...desk,
      ana,
      broken: async (content: string): Promise<string[]> =>
        (await ana.send("POST", "/api/posts/check-links", { content })).body.broken.flatMap(
          ({ says }) => says,
        ),
    };
  };

  test("that work are not reported: pages, sections, files, redirects, other sites", async () => {
    const { ana, broken } = await atDesk();
    await ana.send("POST", "/api/redirects", { address: "/old", leadsTo: "/about#who-we-are" });
    const good = [
      "/blog",
      "/blog?q=hay",
      "/about#who-we-are",
      "https://ranch.example/about",
      "/media/cow-480.jpg",
      "/old",
      "/tools/grass#v=1&herd=200",
      "#why",
      "https://elsewhere.example/x",
      "mailto:a@b.example",
    ];
    const text = `### Why\n\n${good.map((address) => `[a](${address})`).join("\n\n")}`;
    expect(await broken(text)).toEqual([]);
  });

  test("that are broken are reported with line, link text and reason", async () => {
    const { ana, broken, clock } = await atDesk();
    await makePost(ana, { slug: "draft", title: "My draft" }, "save");
    await makePost(ana, { slug: "later", title: "My plan" }, "schedule", {
      publishAt: clock.now + 86_400_000,
    });
    const gone = await makePost(ana, { slug: "gone" });
    await ana.send("DELETE", `/api/posts/${gone}`);
    const text = [
      "[nothing](/no-such)",
      "[part](/about#nobody)",
      "[own](#nowhere)",
      "[draft](/blog/2026/11/draft)",
      "[plan](/blog/2026/11/later)",
      "[trash](/blog/2026/11/gone)",
      "[bare](example.org/map)",
      "[desk](/admin/people)",
    ].join("\n\n");
    expect(await broken(text)).toEqual([
      "Line 1: “nothing” leads to /no-such, where there is no page.",
      "Line 3: “part” leads to /about#nobody, and that page has no part “nobody”.",
      "Line 5: “own” leads to #nowhere, and this post has no such heading.",
      "Line 7: “draft” leads to “My draft”, a draft that readers don’t see yet.",
      expect.stringMatching(/^Line 9: “plan” leads to “My plan”, which is scheduled for .*Central/),
      "Line 11: “trash” leads to /blog/2026/11/gone, a post that is no longer on the site.",
      "Line 13: “bare” leads to example.org/map, which needs https:// or a slash at its start.",
      "Line 15: “desk” leads to the desk at /admin/people, which readers can’t open.",
    ]);
  });

  test("among several posts that are published together count as working", async () => {
    const { ana } = await atDesk();
    const save = (slug: string, content: string) => makePost(ana, { slug, content }, "save");
    const first = await save("first", "[next](/blog/2026/11/second) [none](/no-such)");
    const second = await save("second", "[before](/blog/2026/11/first)");
    const check = async (...ids: readonly string[]) =>
      (await ana.send("POST", "/api/bulk-publish/check", { ids })).body.unfinished;
    const none = "Line 1: “none” leads to /no-such, where there is no page.";
    expect(await check(first, second, "gone")).toEqual([{ id: first, says: [none] }]);
    expect(await check(second)).toMatchObject([
      { id: second, says: [expect.stringContaining("a draft")] },
    ]);
  });

  test("targets are found by words of their titles; titles that begin with the word come first", async () => {
    const { ana } = await atDesk();
    await makePost(ana, { slug: "a", title: "Buying hay in May", date: "2026-11-03" });
    await makePost(ana, { slug: "b", title: "Hay’s price", date: "2026-11-02" });
    await makePost(ana, { slug: "c", title: "Hay on snow", date: "2026-11-01" }, "save");
    const pdf = new TextEncoder().encode("%PDF-1.4\n%%EOF");
    const { body: file } = await ana.send("PUT", "/api/files?name=Buying-a-baler.pdf", pdf);
    const trashed = await makePost(ana, { slug: "d", title: "Hay gone" });
    await ana.send("DELETE", `/api/posts/${trashed}`);
    const found = async (q: string) =>
      (await ana.send("GET", `/api/link-targets?q=${encodeURIComponent(q)}`)).body.targets;
    expect(await found("HAY")).toEqual([
      { title: "Hay’s price", path: "/blog/2026/11/b", kind: "published" },
      { title: "Hay on snow", path: "/blog/2026/11/c", kind: "draft" },
      { title: "Buying hay in May", path: "/blog/2026/11/a", kind: "published" },
    ]);
    expect(await found("baler")).toEqual([
      { title: "Buying a baler (PDF, 0.1 MB)", path: file.address, kind: "file" },
    ]);
    expect(await found("may hay")).toHaveLength(1);
    expect(await found("hay's")).toHaveLength(1);
  });
});
