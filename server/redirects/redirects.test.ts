import { expect, test } from "vitest";
import { countMissing } from "./missing.ts";
import { answerOf } from "../site/answer.ts";
import { findRedirect } from "../site/redirects.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";

const PAGES = ["/about", "/blog"];

onBothDatabases("redirects", (fresh) => {
  const atDesk = async () => {
    const page = answerOf(200, {}, Buffer.from(""));
    const desk = testDesk(await fresh(), {
      pageAt: (path) => Promise.resolve(PAGES.includes(path) ? page : undefined),
    });
    const ana = await desk.owner();
    const { db } = desk.services;
    return {
      ...desk,
      ana,
      db,
      set: (address: string, leadsTo: string) =>
        ana.send("POST", "/api/redirects", { address, leadsTo }),
      leadsTo: async (address: string) => {
        const lead = await findRedirect(db, address, desk.clock.now);
        return lead?.kind === "elsewhere" ? lead.address : lead?.kind;
      },
    };
  };

  test("an address can redirect before anyone has requested it, in any spelling, until the redirect is removed", async () => {
    const { ana, set, leadsTo } = await atDesk();
    const saved = await set(" https://old.example/Über-uns/ ", "/about#team");
    expect(saved.body).toEqual({ address: "/%C3%9Cber-uns", leadsTo: "/about#team", toPage: true });
    expect(await leadsTo("/%c3%9cber-uns")).toBe("/about#team");
    expect(await leadsTo("/%C3%9CBER-Uns")).toBe("/about#team");
    const { body } = await ana.send("GET", "/api/redirects?q=about");
    expect(body).toMatchObject({ found: 1, missing: [], redirects: [{ count: 0 }] });
    expect((await ana.send("DELETE", "/api/redirects?address=/%25C3%259Cber-uns")).status).toBe(
      204,
    );
    expect(await leadsTo("/%C3%9Cber-uns")).toBeUndefined();
  });

  test("from pages and the program's own addresses, in loops and to other sites are refused with a reason", async () => {
    const { set } = await atDesk();
    await set("/a", "/b");
    await set("/b", "/c");
    await set("/x1", "/x2?utm=1");
    await set("/x2", "/x3?utm=2#top");
    const refused = async (address: string, leadsTo: string) =>
      Object.entries((await set(address, leadsTo)).body.error?.fields ?? {});
    for (const [address, leadsTo, field, why] of [
      ["/about", "/blog", "address", /page of the site/],
      ["/", "/blog", "address", /home page/],
      ["/admin/people", "/blog", "address", /program itself/],
      ["/api/x", "/blog", "address", /program itself/],
      ["/old?p=1", "/blog", "address", /question mark/],
      ["old", "/blog", "address", /one slash/],
      ["/old page", "/blog", "address", /no spaces/],
      ["/old", "/the blog", "leadsTo", /no spaces/],
      ["/x", "/X/", "leadsTo", /itself/],
      ["/c", "/a", "leadsTo", /loop: \/a leads back to \/c/],
      ["/x3", "/x1", "leadsTo", /loop: \/x1 leads back to \/x3/],
      ["/x", "https://evil.example", "leadsTo", /within this site/],
      ["/x", "//evil.example", "leadsTo", /within this site/],
    ] as const) {
      const [[name, words] = []] = await refused(address, leadsTo);
      expect([address, leadsTo, name]).toEqual([address, leadsTo, field]);
      expect(words).toMatch(why);
    }
  });

  test("several in a row lead directly to the last address, even through a renamed post", async () => {
    const { ana, set, leadsTo, db, services } = await atDesk();
    const id = await makePost(ana);
    await set("/one", "/two");
    await set("/two", "/blog/2026/11/water-first");
    await change(ana, id, 1, { draft: { ...DRAFT, slug: "tanks-first" }, intent: "publish" });
    expect(await leadsTo("/one")).toBe("/blog/2026/11/tanks-first");
    expect(await leadsTo("/blog/2026/11/water-first")).toBe("/blog/2026/11/tanks-first");
    await set("/mailed", "/blog/2026/11/water-first?from=mail");
    expect(await leadsTo("/mailed")).toBe("/blog/2026/11/tanks-first");
    // A chain ends at an address that has a page.
    const isPage = (path: string) => Promise.resolve(path === "/two");
    const lead = await findRedirect(db, "/one", services.now(), undefined, isPage);
    expect(lead).toMatchObject({ address: "/two" });
  });

  test("a redirect that was set before a post had its address works again once the post is gone", async () => {
    const { ana, set, leadsTo } = await atDesk();
    const address = "/blog/2026/11/water-first";
    await set(address, "/blog");
    const id = await makePost(ana);
    await change(ana, id, 1, { draft: { ...DRAFT, slug: "tanks-first" }, intent: "publish" });
    expect(await leadsTo(address)).toBe("/blog/2026/11/tanks-first");
    const refused = await set(address, "/about");
    expect(refused.body.error.fields["address"]).toMatch(/led to \/blog\/2026\/11\/tanks-first/);
    await ana.send("DELETE", `/api/posts/${id}`);
    expect(await leadsTo(address)).toBe("/blog");
  });

  test("a pasted list saves what it can and says what is wrong with the other lines", async () => {
    const { ana, leadsTo } = await atDesk();
    const list = [
      "Source URL,Target URL",
      "/2019/old,/about",
      "https://old.example/tab\t/blog",
      "",
      '"/quoted";"/blog"',
      "/about /blog",
      "/lonely",
    ].join("\r\n");
    const { body } = await ana.send("POST", "/api/redirects/list", { list });
    expect(body).toEqual({
      saved: 3,
      refused: [
        { line: 6, text: "/about /blog", why: expect.stringContaining("page of the site") },
        { line: 7, text: "/lonely", why: expect.stringContaining("two addresses") },
      ],
    });
    expect([await leadsTo("/2019/old"), await leadsTo("/tab"), await leadsTo("/quoted")]).toEqual([
      "/about",
      "/blog",
      "/blog",
    ]);
  });

  test("requests are counted in batches, not one write each", async () => {
    const { ana, set, db, clock } = await atDesk();
    await set("/old", "/about");
    const asked = countMissing(db);
    const ask = () => findRedirect(db, "/old", clock.now, (address) => asked.count(address));
    await ask();
    await ask();
    const counted = async () => (await ana.send("GET", "/api/redirects")).body.redirects[0]?.count;
    expect(await counted()).toBe(0);
    await asked.write(clock.now);
    expect(await counted()).toBe(2);
  });
});
