import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { mediaFile } from "../images/read.ts";
import { exported, uploadPicture } from "../testing/copies.ts";
import { ownersDesk } from "../testing/desk.ts";
import {
  onBothDatabases,
  onPostgres,
  sqliteDatabases,
  untilOneWaits,
} from "../testing/databases.ts";
import { openedPosts, wordPress, wpPost } from "../testing/foreign-exports.ts";
import { checkFile, importFile, importFiles, importForm } from "../testing/import-file.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { revisionFields } from "../posts/read.ts";
import { addRevision } from "../posts/save.ts";
import { addPostCopy, copyOfPost } from "./copy/posts.ts";
import type { ReportLine } from "./findings.ts";

const MARKDOWN = `---
title: "Hay"
category: Water
tags: []
excerpt: "E"
coverImage: https://images.unsplash.com/a
coverAlt: "A"
---

Text
`;

/** A zip of the given number of posts. */
const hay = (count: number) =>
  zipSync(
    Object.fromEntries(
      // The posts are in the reverse order of their ids.
      Array.from({ length: count }, (_, at) => [`2025-05-08-hay-${99 - at}.md`, strToU8(MARKDOWN)]),
    ),
  );

onBothDatabases("an import", (fresh) => {
  const atDesk = () => ownersDesk(fresh);

  test("two imports of the same file at the same time recognize each other's posts", async () => {
    const [one, other] = [await atDesk(), await atDesk()];
    const twice = async ({ ana }: typeof one, zip: Uint8Array<ArrayBuffer>) => {
      const both = await Promise.all([importFile(ana, zip), importFile(ana, zip)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both.reduce((sum, { body }) => sum + body.imported, 0)).toBe(6);
      const { body } = await importFile(ana, zip);
      expect(new Set(body.report.map(({ finding }) => finding))).toEqual(new Set(["same"]));
    };
    await twice(one, hay(6));
    await twice(other, await exported(one));
  });

  test("an import that is undone while it runs stops, and leaves nothing", async () => {
    const { ana } = await atDesk();
    const importing = importFile(ana, hay(15));
    const listed = async () => (await ana.send("GET", "/api/imports")).body.imports;
    const counts = async () => (await ana.send("GET", "/api/posts")).body.counts;
    while ((await counts()).all < 2) await new Promise((later) => setTimeout(later, 1));
    const [first] = await listed();
    expect((await ana.send("DELETE", `/api/imports/${first?.id}`)).status).toBe(200);
    expect(await importing).toMatchObject({
      status: 409,
      body: { error: { code: "import-undone", message: "This import was undone while it ran." } },
    });
    expect((await counts()).all).toBe(0);
  });

  test("undoing an import restores the text of replaced posts, except those changed since", async () => {
    const one = await atDesk();
    const { ana } = one;
    const ids = [await makePost(ana), await makePost(ana, { slug: "second" })];
    const zip = await exported(one);
    const newer = (slug: string) => ({
      draft: { ...DRAFT, slug, title: "Newer" },
      intent: "publish",
    });
    await change(ana, ids[0] ?? "", 1, newer("water-first"));
    await change(ana, ids[1] ?? "", 1, newer("second"));
    const { body } = await importFile(ana, zip, { replace: [0, 1] });
    expect(body.imported).toBe(2);
    await change(ana, ids[1] ?? "", 3, { draft: { ...DRAFT, slug: "second", title: "Newest" } });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toMatchObject({
      posts: 0,
      restored: 1,
      kept: 1,
    });
    const opened = async (id = "") => (await ana.send("GET", `/api/posts/${id}`)).body;
    expect(await opened(ids[0])).toMatchObject({ state: "published", post: { title: "Newer" } });
    expect(await opened(ids[1])).toMatchObject({ state: "changed", post: { title: "Newest" } });
  });

  test("a post that somebody changes at the moment of an import is not replaced", async () => {
    const { ana, db } = await atDesk();
    const id = await makePost(ana);
    const [row] = await db.selectFrom("posts").selectAll().execute();
    if (!row) throw new Error("no post");
    const copy = await copyOfPost(db, row);
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Ours" } });
    const adding = db.transaction().execute((trx) => addPostCopy(trx, copy, null));
    await expect(adding).rejects.toThrow(/unique/i);
    expect((await ana.send("GET", `/api/posts/${id}`)).body.post.title).toBe("Ours");
  });
});

onPostgres("an import", (fresh) => {
  const atDesk = () => ownersDesk(fresh);

  test("undoing an import and renaming its category at the same time do not deadlock", async () => {
    const { ana } = await atDesk();
    const { id } = (await importFile(ana, hay(25))).body;
    const change = { kind: "category", from: "Water", to: "Hay" };
    const renaming = ana.send("POST", "/api/terms/changes", change);
    // By now the rename has locked some of the posts.
    await new Promise((later) => setTimeout(later, 40));
    const both = [await ana.send("DELETE", `/api/imports/${id}`), await renaming];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("what somebody saves while an import replaces the post becomes the revision before the import's", async () => {
    const desk = await atDesk();
    const { ana, db } = desk;
    const id = await makePost(ana);
    const zip = await exported(desk);
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Ours" }, intent: "publish" });
    const importing = await db.transaction().execute(async (trx) => {
      const post = { id, head: 2, version: 3 };
      await trx.updateTable("posts").set({ version: 3, head: 3 }).where("id", "=", id).execute();
      const started = importFile(ana, zip, { replace: [0] });
      // By then the import has read the post.
      await untilOneWaits(db);
      const saved = { ...(await revisionFields(trx, id, 2)), title: "Ours, saved meanwhile" };
      await addRevision(trx, post, saved, { intent: "save" }, { by: null, at: 0 });
      return { started };
    });
    expect((await importing.started).body).toMatchObject({ imported: 1 });
    const { body } = await ana.send("GET", `/api/posts/${id}/revisions`);
    expect(body.revisions.map(({ number, kind }) => [number, kind])).toEqual([
      [4, "imported"],
      [3, "saved"],
      [2, "published"],
      [1, "published"],
    ]);
  });
});

describe("reading an import", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => ownersDesk(fresh);

  test("other queries are answered during an import", async () => {
    const { ana, db } = await atDesk();
    const post = (title: string) => strToU8(MARKDOWN.replace("Hay", title));
    const names = Array.from({ length: 8 }, (_, at) => `2025-05-08-hay-${at}.md`);
    const zip = zipSync(Object.fromEntries(names.map((name) => [name, post(name)])));
    const seen = new Set<number>();
    let running = true;
    const watching = (async () => {
      while (running) {
        const rows = await db.selectFrom("posts").select("id").execute();
        seen.add(rows.length);
        await new Promise((later) => setTimeout(later, 1));
      }
    })();
    expect((await importFile(ana, zip)).body.imported).toBe(8);
    running = false;
    await watching;
    expect([...seen].filter((count) => count > 0 && count < 8)).not.toEqual([]);
  });

  test("an import can be undone once, and is listed for a month", async () => {
    const { ana, db, clock } = await atDesk();
    const listed = async () => (await ana.send("GET", "/api/imports")).body.imports;
    expect(await listed()).toEqual([]);
    const post = (title: string) =>
      zipSync({ [`2025-05-08-${title}.md`]: strToU8(MARKDOWN.replace("Hay", title)) });
    const { id } = (await importFile(ana, post("hay"))).body;
    const at = clock.now;
    clock.now += 1000;
    const second = (await importFile(ana, post("straw"))).body.id;
    expect(await listed()).toEqual([
      { id: second, at: at + 1000, by: "Ana" },
      { id, at, by: "Ana" },
    ]);
    const undo = () => ana.send("DELETE", `/api/imports/${second}`);
    expect((await undo()).body).toMatchObject({ posts: 1, restored: 0, kept: 0 });
    expect((await ana.send("GET", "/api/posts")).body.counts).toMatchObject({ all: 1, trash: 1 });
    expect((await undo()).status).toBe(404);
    expect(await listed()).toEqual([{ id, at, by: "Ana" }]);
    await db
      .updateTable("imports")
      .set({ at: at - 31 * 86_400_000 })
      .execute();
    expect(await listed()).toEqual([]);
  });

  test("pictures are restored from the trash on request, and get the id that they have here", async () => {
    const one = await atDesk();
    const { ana, db } = one;
    const photo = await uploadPicture(ana, "red");
    const id = await makePost(ana, {
      coverImage: photo.address,
      content: `![Cow](${photo.address})`,
    });
    const letter = `/api/letters/${crypto.randomUUID()}`;
    const draft = { subject: "Cows", text: `![Cow](${photo.address})` };
    await ana.send("PUT", letter, {});
    expect((await ana.send("PATCH", letter, draft, { "If-Match": "1" })).status).toBe(200);
    const zip = await exported(one);
    await ana.send("DELETE", `/api/posts/${id}`);
    await ana.send("DELETE", `/api/trash/${id}`);
    await ana.send("DELETE", letter);
    expect((await ana.send("DELETE", `/api/images/${photo.id}`)).status).toBe(204);
    const found = async () => mediaFile(db, photo.address.replace("/media/", ""));
    expect((await checkFile(ana, zip)).body).toMatchObject({ trashedPictures: 1 });
    await importFile(ana, zip, { pictures: false, skip: [0] });
    expect(await found()).toBeUndefined();
    await importFile(ana, zip);
    expect(await found()).toBeDefined();
    await ana.send("DELETE", `/api/images/${photo.id}/bytes`);
    await importFile(ana, zip);
    expect((await ana.send("GET", `/api/images/${photo.id}`)).body.uses).toMatchObject([{ id }]);

    const other = await atDesk();
    const own = await uploadPicture(other.ana, "red");
    expect(own.id).not.toBe(photo.id);
    await importFile(other.ana, zip);
    const { body } = await other.ana.send("GET", `/api/posts/${id}`);
    expect(body.post).toMatchObject({
      coverImage: own.address,
      content: `![Cow](${own.address})`,
    });
    expect((await other.ana.send("GET", letter)).body.text).toBe(`![Cow](${own.address})`);
    expect((await importFile(other.ana, zip)).body.report).toMatchObject([{ finding: "same" }]);
  });

  test("a post in the trash here is reported, and stays there unless its return is requested", async () => {
    const one = await atDesk();
    const { ana } = one;
    const id = await makePost(ana);
    const zip = await exported(one);
    await ana.send("DELETE", `/api/posts/${id}`);
    expect((await importFile(ana, zip)).body).toMatchObject({
      imported: 0,
      report: [{ finding: "trashed" }],
    });
    const { body } = await importFile(ana, zip, { replace: [0] });
    expect(body.imported).toBe(1);
    const state = async () => (await ana.send("GET", "/api/posts")).body.counts;
    expect(await state()).toMatchObject({ published: 1, trash: 0 });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toMatchObject({
      posts: 0,
      restored: 1,
      kept: 0,
    });
    expect(await state()).toMatchObject({ published: 0, trash: 1 });
  });

  test("a check reports each file and changes nothing", async () => {
    const { ana } = await atDesk();
    const zip = zipSync({
      "2025-05-08-hay.md": strToU8(MARKDOWN),
      "2025-13-01-no-day.md": strToU8(MARKDOWN),
      "2025-05-09-no-title.md": strToU8(MARKDOWN.replace('title: "Hay"\n', "")),
      "2025-05-10-huge.md": new Uint8Array(6 * 1024 * 1024),
      "notes.txt": strToU8("ignored"),
    });
    const { body } = await checkFile(ana, zip);
    const findings = new Map(
      body.report.map((line: ReportLine) => [
        line.source,
        [line.finding, ...line.notes.map(({ says }) => says)],
      ]),
    );
    expect(findings.get("2025-05-08-hay.md")).toEqual(["new"]);
    expect(findings.get("2025-13-01-no-day.md")?.toString()).toMatch(/unreadable.*file name/);
    expect(findings.get("2025-05-10-huge.md")?.toString()).toMatch(/unreadable.*larger than 5 MB/);
    expect(findings.get("2025-05-09-no-title.md")?.toString()).toMatch(
      /unreadable.*:2: title is missing/,
    );
    expect((await ana.send("GET", "/api/posts")).body.found).toBe(0);
  });

  test("skips the new posts that the editor excluded", async () => {
    const { ana } = await atDesk();
    const post = (title: string) => strToU8(MARKDOWN.replace("Hay", title));
    const zip = zipSync({
      "2025-13-01-no-day.md": post("No day"),
      "2025-05-08-hay.md": post("Hay"),
      "2025-05-09-straw.md": post("Straw"),
    });
    const { body: looked } = await checkFile(ana, zip);
    const straw = looked.report.findIndex(
      ({ source }: ReportLine) => source === "2025-05-09-straw.md",
    );
    expect((await importFile(ana, zip, { skip: [straw] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", "/api/posts");
    expect(body.posts.map((one) => one.post.title)).toEqual(["Hay"]);
    for (const choice of ['{"skip":[1,"a"]}', '{"skip":', '{"skip":[-1]}', '{"skip":7}']) {
      expect((await importFile(ana, zip, choice)).body.error.fields).toHaveProperty("choice");
    }
  });

  test("an existing post that differs is kept, or gets the import as a revision on request", async () => {
    const desk = await atDesk();
    const { ana } = desk;
    const id = await makePost(ana);
    const zip = await exported(desk);
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Ours now" }, intent: "publish" });
    expect((await importFile(ana, zip)).body).toMatchObject({
      imported: 0,
      report: [{ finding: "different" }],
    });
    // Nothing is replaced when the request names a line that is not in the report.
    expect((await importFile(ana, zip, { replace: [1] })).body.imported).toBe(0);
    expect((await importFile(ana, zip, { replace: [0] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", `/api/posts/${id}`);
    expect(body).toMatchObject({ state: "changed", post: { title: DRAFT.title } });
  });

  test.each([
    ["an empty file", new Uint8Array()],
    ["some text", strToU8("hello")],
    ["other JSON", strToU8('{"a":1}')],
    ["other XML", strToU8("<rss/>")],
    [
      "a newer copy",
      zipSync({ "site/posts.jsonl": new Uint8Array(), "site/site.json": strToU8('{"format":3}') }),
    ],
    ["a truncated zip", zipSync({ "a.md": strToU8("x".repeat(1000)) }).subarray(0, 60)],
  ])("%s is rejected with a message", async (_, bytes) => {
    const { ana } = await atDesk();
    const { status, body } = await importFile(ana, bytes);
    expect([status, body.error.code]).toEqual([422, "import"]);
    expect(body.error.message).toMatch(/\.$/);
  });

  test.each([
    [
      "front matter without an end",
      strToU8(MARKDOWN.replace(/---\n\n/, "\n")),
      /:1: the front matter is/,
    ],
    [
      "invalid TOML",
      strToU8('+++\ntitle = "Hay"\ndraft = = true\n+++\n'),
      /hay\.md:3: Invalid TOML document: invalid value$/,
    ],
    [
      "a text in another encoding",
      new Uint8Array(Buffer.from(MARKDOWN.replace("Hay", "Café"), "latin1")),
      /hay\.md is not text in UTF-8 or UTF-16\.$/,
    ],
  ])("%s is reported as unreadable, with the reason", async (_, bytes, why) => {
    const { ana } = await atDesk();
    const { body } = await importFiles(ana, { "2025-05-08-hay.md": bytes });
    expect(body.report).toMatchObject([
      { finding: "unreadable", notes: [{ says: expect.stringMatching(why) }] },
    ]);
  });

  test.each([
    ["Markdown", "2025-05-08-hay.md", MARKDOWN],
    ["an export", "export.xml", new TextDecoder().decode(wordPress([wpPost(1, "Text")]))],
  ])("%s in UTF-16 is read", async (_, name, text) => {
    const { ana } = await atDesk();
    const bytes = Buffer.from(`\ufeff${text.replace("Text", "Café 🐄")}`, "utf16le");
    await importFiles(ana, { [name]: new Uint8Array(bytes) });
    await importFiles(ana, { [name]: new Uint8Array(bytes.swap16()) });
    const [post, ...more] = (await openedPosts(ana)).values();
    expect([post?.post.content, more]).toEqual(["Café 🐄", []]);
  });

  test("a truncated form, or one without a file, is rejected with a message and changes nothing", async () => {
    const { ana } = await atDesk();
    const whole = await importForm({ "2025-05-08-hay.md": strToU8(MARKDOWN) });
    const cutOff = { ...whole, body: whole.body.subarray(0, whole.body.length - 40) };
    for (const { body, headers } of [cutOff, await importForm({})]) {
      const answer = await ana.send("POST", "/api/import", body, headers);
      expect([answer.status, answer.body.error.fields.file]).toEqual([
        422,
        expect.stringMatching(/^The form/),
      ]);
    }
    expect((await ana.send("GET", "/api/posts")).body.found).toBe(0);
  });
});
