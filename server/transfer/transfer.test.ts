import { strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadFullPosts } from "../../app/backend/full-posts.ts";
import { FEEDS } from "../../app/feeds/feed-files.ts";
import { feedText } from "../../app/feeds/feeds.ts";
import { currentSnapshot } from "../content/current-snapshot.ts";
import { contentOf } from "../content/snapshot-content.ts";
import { PublishedTexts } from "../search/published-texts.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, testDesk } from "../testing/desk.ts";
import { importFile } from "../testing/import-file.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { importFirstPosts } from "./first-posts.ts";
import { findRedirect } from "../site/redirects.ts";

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
    const posts = await loadFullPosts(content, await content.posts());
    return FEEDS.map(({ format }) => feedText(format, posts, "https://ranch.example"));
  };

  test("export, wipe, import: the same site, byte for byte in its feeds", async () => {
    const one = await atDesk();
    await importFirstPosts(one.db, "content/posts", one.clock.now);
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
    const { body } = await importFile(other.ana, zip);
    expect(body.imported).toBe(17);
    expect(await feeds(other)).toEqual(await feeds(one));
    expect(await exported(other, other.ana)).toEqual(zip);
    expect(await findRedirect(other.db, "/blog/2026/11/water-first", other.clock.now)).toEqual({
      kind: "elsewhere",
      address: "/blog/2026/11/renamed",
    });
    const states = await other.ana.send("GET", "/api/posts");
    expect(states.body.counts).toMatchObject({ published: 14, draft: 2, scheduled: 1 });
    const again = await importFile(other.ana, zip);
    expect(again.body.imported).toBe(0);
    expect(new Set(again.body.report.map(({ finding }: Line) => finding))).toEqual(
      new Set(["same"]),
    );
  });

  test("recognizes an undated draft in its own export", async () => {
    const one = await atDesk();
    await makePost(one.ana, {}, "save");
    const { body } = await importFile(one.ana, await exported(one, one.ana));
    expect(body.report).toMatchObject([{ finding: "same" }]);
  });

  test("a check changes nothing", async () => {
    const { ana } = await atDesk();
    const good = `---\ntitle: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`;
    const zip = zipSync({
      "2025-05-08-hay.md": strToU8(good),
      "2025-13-01-no-day.md": strToU8(good),
      "2025-05-09-no-title.md": strToU8(good.replace('title: "Hay"\n', "")),
      "notes.txt": strToU8("ignored"),
    });
    const { body } = await importFile(ana, zip, "check=1");
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

  test("an import can be undone once", async () => {
    const { ana } = await atDesk();
    const file = strToU8(
      `---\ntitle: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`,
    );
    const { body } = await importFile(ana, file, "as=published&name=2025-05-08-hay.md");
    expect(body).toMatchObject({ imported: 1, report: [{ finding: "new", published: true }] });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toEqual({ posts: 1 });
    expect((await ana.send("GET", "/api/posts")).body.counts).toMatchObject({ all: 0, trash: 1 });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).status).toBe(404);
  });

  test("skips the new posts that the editor excluded", async () => {
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
    const { body: looked } = await importFile(ana, zip, "check=1");
    const straw = looked.report.findIndex(({ source }: Line) => source === "2025-05-09-straw.md");
    expect((await choose(ana, zip, { skip: [straw] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", "/api/posts");
    expect(body.posts.map((one: { post: { title: string } }) => one.post.title)).toEqual(["Hay"]);
    for (const choice of ['{"skip":[1,"a"]}', '{"skip":', '{"skip":[-1]}', '{"skip":7}']) {
      expect((await choose(ana, zip, choice)).body.error.fields).toHaveProperty("choice");
    }
  });

  test("an existing post that differs is kept, or gets the import as a revision on request", async () => {
    const desk = await atDesk();
    const { ana } = desk;
    const id = await makePost(ana);
    const zip = await exported(desk, ana);
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Ours now" }, intent: "publish" });
    expect((await importFile(ana, zip)).body).toMatchObject({
      imported: 0,
      report: [{ finding: "different" }],
    });
    // A line number that does not match is never replaced.
    expect((await choose(ana, zip, { replace: [1] })).body.imported).toBe(0);
    expect((await choose(ana, zip, { replace: [0] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", `/api/posts/${id}`);
    expect(body).toMatchObject({ state: "changed", post: { title: DRAFT.title } });
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
  ])("%s is rejected in words", async (_, bytes) => {
    const { ana } = await atDesk();
    const { status, body } = await importFile(ana, bytes);
    expect([status, body.error.code]).toEqual([422, "import"]);
    expect(body.error.message).toMatch(/\.$/);
  });

  test("only owners may export and import", async () => {
    const desk = await atDesk();
    const ben = await desk.editor(desk.ana);
    expect((await importFile(ben, new Uint8Array())).status).toBe(403);
    expect((await ben.send("GET", "/api/export.zip")).status).toBe(403);
  });
});
