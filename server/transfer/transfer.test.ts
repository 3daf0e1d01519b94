import { readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { strToU8, unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadFullPosts } from "#app/backend/full-posts.ts";
import { FEEDS } from "#app/feeds/feed-files.ts";
import { feedText } from "#app/feeds/feeds.ts";
import { namesOfUsers } from "../accounts/names.ts";
import { currentSnapshot } from "../content/current-snapshot.ts";
import { readSnapshot } from "../content/snapshot.ts";
import { contentOf } from "../content/snapshot-content.ts";
import type { Db } from "../database/open.ts";
import { chosenTerms, newsletterKey, timeZone } from "../database/site-settings.ts";
import { mediaFile } from "../images/read.ts";
import { PublishedTexts } from "../content/published-texts.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, NO_PAGES, testDesk } from "../testing/desk.ts";
import { checkFile, importFile, importFiles, importForm } from "../testing/import-file.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { exportZip } from "./export.ts";
import { importFirstPosts } from "./first-posts.ts";
import { findRedirect } from "../site/redirects.ts";

interface Line {
  readonly source: string;
  readonly title: string;
  readonly finding: string;
  readonly published: boolean;
  readonly notes: readonly { readonly says: string }[];
}

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

onBothDatabases("export and import", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    return { ...desk, db: desk.services.db, ana: await desk.owner() };
  };
  const exported = async (
    { app, services }: Awaited<ReturnType<typeof atDesk>>,
    browser: Browser,
    query = "",
  ) => {
    const response = await app.request(`${services.origin}/api/export.zip${query}`, {
      headers: { Cookie: browser.cookie },
    });
    return new Uint8Array(await response.arrayBuffer());
  };
  /** Everything that pages show, as the site's content port gives it. */
  const pages = async ({ db, clock }: Awaited<ReturnType<typeof atDesk>>) => {
    const snapshot = await readSnapshot(db, clock.now);
    const content = contentOf(db, snapshot, NO_PAGES, new PublishedTexts(db));
    return loadFullPosts(content, await content.posts());
  };
  const feeds = async ({ db, clock, services }: Awaited<ReturnType<typeof atDesk>>) => {
    const current = await currentSnapshot(db, () => clock.now, services.log);
    const content = contentOf(db, await current.now(), NO_PAGES, new PublishedTexts(db));
    const posts = await loadFullPosts(content, await content.posts());
    return FEEDS.map(({ format }) =>
      feedText(format, posts, NO_PAGES.site, "https://ranch.example"),
    );
  };

  const upload = async (browser: Browser, background: string) => {
    const create = { width: 30, height: 20, channels: 3, background } as const;
    const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
    return (await browser.send("PUT", "/api/images?name=cow.jpg", bytes)).body;
  };

  /** A site with something of everything that an export has. */
  const fullSite = async () => {
    const site = await atDesk();
    const { ana, db, clock } = site;
    await importFirstPosts(db, "content/posts", clock.now);
    const id = await makePost(ana, { title: "Ours “quoted”: #1", tags: ["a: b", "- c"] });
    await change(ana, id, 1, {
      draft: { ...DRAFT, slug: "renamed", title: "Ours" },
      intent: "publish",
    });
    await change(ana, id, 2, {
      draft: { ...DRAFT, slug: "renamed", title: "Not yet public" },
      intent: "save",
    });
    await makePost(ana, { slug: "draft", title: "A whole draft", scene: "dung" }, "save");
    const idea = { slug: "", content: "", coverImage: "", title: "Only an idea" };
    await makePost(ana, idea, "save");
    await makePost(ana, { slug: "later" }, "schedule", { publishAt: clock.now + 1e9 });
    const photo = await upload(ana, "red");
    const crop = { x: 10, y: 0, width: 60, height: 100 };
    const framed = { alt: "A cow", focusX: 62, focusY: 40, crop };
    await ana.send("PATCH", `/api/images/${photo.id}`, framed);
    await makePost(ana, { slug: "photo", coverImage: photo.address });
    const plan = strToU8("%PDF-1.4\n%%EOF\n");
    const { body: file } = await ana.send("PUT", "/api/files?name=plan.pdf", plan);
    await makePost(ana, { slug: "plan", content: `[Plan](${file.address})` });
    const unused = await upload(ana, "blue");
    await ana.send("DELETE", `/api/images/${unused.id}`);
    const typed = { title: "Typed, not saved" };
    for (const [post, version] of [
      [id, 3],
      ["never-saved", 0],
    ]) {
      await ana.send("PUT", `/api/posts/${post}/autosave`, {
        tab: "tab1",
        baseVersion: version,
        fields: typed,
      });
    }
    const thrownAway = await makePost(ana, { slug: "thrown-away" });
    await ana.send("DELETE", `/api/posts/${thrownAway}`);
    const asked = await makePost(ana, { slug: "asked" }, "save");
    const by = (await db.selectFrom("users").select("id").executeTakeFirstOrThrow()).id;
    const answer = { answered_by: by, answered_at: 2, answer: "Shorter." };
    await db
      .insertInto("reviews")
      .values({ post_id: asked, asked_by: by, asked_at: 1, note: "Please look.", ...answer })
      .execute();
    const erased = await makePost(ana, { slug: "erased" });
    await ana.send("DELETE", `/api/posts/${erased}`);
    await ana.send("DELETE", `/api/trash/${erased}`);
    const missing = { address: "/about-us", count: 3, last_at: clock.now, leads_to: "/about" };
    await db.insertInto("missing").values(missing).execute();
    await db
      .insertInto("subscribers")
      .values({
        id: "s1",
        email: "cal@ranch.example",
        state: "confirmed",
        token_hash: "t1",
        asked_at: 1,
        confirmed_at: 2,
        left_at: null,
        refused_at: 3,
        refusal: "No such user",
      })
      .execute();
    await newsletterKey(db, "signs leave links");
    const letter = { version: 1, subject: "News", text: "Hay.", created_at: 1, updated_at: 2 };
    const unsent = { send_at: null, started_at: null, stopped_at: null, finished_at: null };
    const rest = { ...letter, ...unsent, updated_by: by, problem: "", sent_before: 0 };
    await db
      .insertInto("letters")
      .values([
        { ...rest, id: "draft" },
        { ...rest, id: "sent", send_at: 3, started_at: 3, finished_at: 4, sent_before: 7 },
        { ...rest, id: "waits", send_at: clock.now + 1e9 },
      ])
      .execute();
    const refused = { state: "refused", tries: 1, not_before: 0, reason: "No such user" } as const;
    await db
      .insertInto("letter_recipients")
      .values({ letter_id: "sent", subscriber_id: "s1", ...refused })
      .execute();
    await ana.send("PATCH", "/api/settings", { timeZone: "America/Denver" });
    const page = "/api/texts/pages.about.mission";
    const write = (path: string, version: number, body?: object) =>
      ana.send(body ? "PATCH" : "POST", page + path, body, { "If-Match": String(version) });
    await write("", 0, { changes: { title: "Why We Graze" } });
    await write("/publish", 1);
    await write("", 2, { changes: { title: "Not yet public" } });
    await ana.send("POST", "/api/terms", { kind: "category", name: "Fences" });
    const renamed = { kind: "tag", from: "practical-tips", to: "tips" };
    await ana.send("POST", "/api/terms/changes", renamed);
    return { ...site, id, photo };
  };

  /** What a copy does not have, and why. Every other table is compared, also those that are made later. */
  const NOT_COPIED: Readonly<Record<string, string>> = {
    users: "nobody can sign in with a copy; names come with it (former_users)",
    former_users: "compared by the names that revisions show",
    sessions: "secret",
    passkeys: "of accounts",
    passkey_challenges: "secret",
    one_time_links: "secret",
    previews: "secret links",
    mails: "the outbox has secret links, and sends them itself",
    attempts: "limits of that server",
    audit: "what happened on that server; a file is no evidence of it",
    imports: "undone where it was made",
    replaced_posts: "undone where it was made",
    term_changes: "undone where it was made",
    term_change_revisions: "undone where it was made",
    missing: "compared by what leads on; the rest are requests to that server",
    settings: "compared by the settings of the site; the rest are of that server",
    kysely_migration: "of the program",
    kysely_migration_lock: "of the program",
  };
  /** Columns that say where a row came from, or who has it. */
  const ELSEWHERE = new Set(["import_id", "user_id"]);

  const rowsOf = async (db: Db) => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    const all: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      if (name in NOT_COPIED) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        db,
      );
      all[name] = rows
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).flatMap(([column, value]) => {
              if (ELSEWHERE.has(column)) return [];
              const text = value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;
              return [[column, text]];
            }),
          ),
        )
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    const redirects = await db
      .selectFrom("missing")
      .select(["address", "leads_to"])
      .where("leads_to", "is not", null)
      .execute();
    const names = await db
      .selectFrom("revisions")
      .leftJoin(namesOfUsers(db), "people.id", "revisions.saved_by")
      .select(["post_id", "number", "people.name"])
      .orderBy("post_id")
      .orderBy("number")
      .execute();
    const zone = await timeZone(db);
    const offered = [await chosenTerms(db, "category"), await chosenTerms(db, "tag")];
    return { tables: all, redirects, names, zone, offered, leaveKey: await newsletterKey(db, "") };
  };

  test("a copy into an empty site gives the same rows, the same pages, and the same copy", async () => {
    const one = await fullSite();
    const zip = await exported(one, one.ana, "?subscribers=1");
    const other = await atDesk();
    // A new server has its own samples, which nobody has touched.
    await importFirstPosts(other.db, "content/posts", other.clock.now + 5);
    const { body } = await importFile(other.ana, zip);
    expect(body).toMatchObject({ isCopy: true, subscribers: 1, leftOut: [] });
    const here = await rowsOf(one.db);
    // A letter that waited comes stopped: two sites would send it.
    const stopped = await other.db
      .updateTable("letters")
      .set({ stopped_at: null, problem: "" })
      .where("id", "=", "waits")
      .where("stopped_at", "is not", null)
      .returning("id")
      .execute();
    expect(stopped).toHaveLength(1);
    expect(await rowsOf(other.db)).toEqual(here);
    expect(here.tables).toMatchObject({
      reviews: [{}],
      files: [{}],
      autosaves: [{}, {}],
      images: [{}, {}],
      letters: [{}, {}, {}],
      texts: [{}],
      text_revisions: [{}],
    });
    expect((await other.ana.send("GET", "/api/never-saved")).body).toMatchObject({
      neverSaved: [{}],
    });
    expect(await pages(other)).toEqual(await pages(one));
    expect(await feeds(other)).toEqual(await feeds(one));
    for (const { address } of await one.db.selectFrom("addresses").select("address").execute()) {
      const [here, there] = [one, other].map(({ db, clock }) =>
        findRedirect(db, address, clock.now),
      );
      expect([address, await there]).toEqual([address, await here]);
    }
    const copied = unzipSync(await exported(other, other.ana, "?subscribers=1"));
    const original = unzipSync(zip);
    expect(Object.keys(copied)).toEqual(Object.keys(original));
    // Unsaved texts belong to whoever imported them.
    const others = ["site/site.json", "site/unsaved.jsonl"];
    for (const name of Object.keys(original).filter((file) => !others.includes(file))) {
      expect([name, copied[name]]).toEqual([name, original[name]]);
    }
    // Pages and settings are in it as files of `content/`, the unchanged ones byte by byte.
    const mission = "content/pages/about/mission.yaml";
    for (const { file } of one.services.edition.files) {
      const bytes = readFileSync(file, "utf8");
      const text = new TextDecoder().decode(original[file]);
      expect(text).toBe(
        file === mission ? bytes.replace(/^title: .*$/m, "title: Why We Graze") : bytes,
      );
    }
    const again = await importFile(other.ana, zip);
    expect(again.body.imported).toBe(0);
    expect(new Set(again.body.report.map(({ finding }: Line) => finding))).toEqual(
      new Set(["same"]),
    );
    expect(
      new TextDecoder().decode(unzipSync(await exported(one, one.ana))["site/site.json"]),
    ).not.toContain("cal@ranch.example");
  });

  test("the Markdown files of an export are posts that a site can import", async () => {
    const one = await fullSite();
    const files = Object.entries(unzipSync(await exported(one, one.ana))).filter(([name]) =>
      name.startsWith("content/posts/"),
    );
    expect(files).toHaveLength(18);
    const other = await atDesk();
    const { body } = await importFile(
      other.ana,
      new Uint8Array(zipSync(Object.fromEntries(files))),
    );
    expect(body.imported).toBe(18);
    const { body: list } = await other.ana.send("GET", "/api/posts");
    expect(list.counts).toMatchObject({ published: 15, draft: 2, scheduled: 1 });
  });

  test("an export is read while it is sent, picture by picture", async () => {
    const database = await fresh();
    const pictures = 25;
    for (let at = 0; at < pictures; at += 1) {
      const id = `pic${at}`;
      const row = {
        name: "",
        alt: null,
        decorative: 0,
        focus_x: 50,
        focus_y: 50,
        crop: "",
        credit: "",
      } as const;
      const more = { width: 1, height: 1, deleted_at: null, created_at: 1, created_by: null };
      await database.db
        .insertInto("images")
        .values({ id, hash: id, ...row, ...more })
        .execute();
      const file = {
        image_id: id,
        format: "jpeg",
        width: 1,
        name: `${id}-1.jpg`,
        crop: "",
      } as const;
      await database.db
        .insertInto("image_files")
        .values({ ...file, bytes: randomBytes(200_000) })
        .execute();
    }
    let queries = 0;
    database.onQuery(() => (queries += 1));
    const zip = exportZip(database.db, Date.now());
    await once(zip, "readable");
    await new Promise((later) => setTimeout(later, 200));
    expect(queries).toBeLessThan(pictures);
    expect((await buffer(zip)).length).toBeGreaterThan(0);
    expect(queries).toBeGreaterThan(pictures);
  });

  test("the desk gets its turn during an import", async () => {
    const { ana, db } = await atDesk();
    const post = (title: string) => strToU8(MARKDOWN.replace("Hay", title));
    const names = Array.from({ length: 20 }, (_, at) => `2025-05-08-hay-${at}.md`);
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
    expect((await importFile(ana, zip)).body.imported).toBe(20);
    running = false;
    await watching;
    expect([...seen].filter((count) => count > 0 && count < 20)).not.toEqual([]);
  });

  test("pictures come back from the trash if wanted, and under the id they have here", async () => {
    const one = await atDesk();
    const { ana, db } = one;
    const photo = await upload(ana, "red");
    const id = await makePost(ana, {
      coverImage: photo.address,
      content: `![Cow](${photo.address})`,
    });
    const zip = await exported(one, ana);
    await ana.send("DELETE", `/api/posts/${id}`);
    await ana.send("DELETE", `/api/trash/${id}`);
    expect((await ana.send("DELETE", `/api/images/${photo.id}`)).status).toBe(204);
    const found = async () => mediaFile(db, photo.address.replace("/media/", ""));
    expect((await checkFile(ana, zip)).body).toMatchObject({ trashedPictures: 1 });
    await importFile(ana, zip, { pictures: false, skip: [0] });
    expect(await found()).toBeUndefined();
    await importFile(ana, zip);
    expect(await found()).toBeDefined();

    const other = await atDesk();
    const own = await upload(other.ana, "red");
    expect(own.id).not.toBe(photo.id);
    await importFile(other.ana, zip);
    const { body } = await other.ana.send("GET", `/api/posts/${id}`);
    expect(body.post).toMatchObject({
      coverImage: own.address,
      content: `![Cow](${own.address})`,
    });
    expect((await importFile(other.ana, zip)).body.report).toMatchObject([{ finding: "same" }]);
  });

  test("a post in the trash here is asked about, and stays there unless wanted", async () => {
    const one = await atDesk();
    const { ana } = one;
    const id = await makePost(ana);
    const zip = await exported(one, ana);
    await ana.send("DELETE", `/api/posts/${id}`);
    expect((await importFile(ana, zip)).body).toMatchObject({
      imported: 0,
      report: [{ finding: "trashed" }],
    });
    const { body } = await importFile(ana, zip, { replace: [0] });
    expect(body.imported).toBe(1);
    const state = async () => (await ana.send("GET", "/api/posts")).body.counts;
    expect(await state()).toMatchObject({ published: 1, trash: 0 });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toEqual({
      posts: 0,
      restored: 1,
      kept: 0,
    });
    expect(await state()).toMatchObject({ published: 0, trash: 1 });
  });

  test("undoing an import gives replaced posts their text back, but not those changed since", async () => {
    const one = await atDesk();
    const { ana } = one;
    const ids = [await makePost(ana), await makePost(ana, { slug: "second" })];
    const zip = await exported(one, ana);
    const newer = (slug: string) => ({
      draft: { ...DRAFT, slug, title: "Newer" },
      intent: "publish",
    });
    await change(ana, ids[0] ?? "", 1, newer("water-first"));
    await change(ana, ids[1] ?? "", 1, newer("second"));
    const { body } = await importFile(ana, zip, { replace: [0, 1] });
    expect(body.imported).toBe(2);
    await change(ana, ids[1] ?? "", 3, { draft: { ...DRAFT, slug: "second", title: "Newest" } });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toEqual({
      posts: 0,
      restored: 1,
      kept: 1,
    });
    const opened = async (id = "") => (await ana.send("GET", `/api/posts/${id}`)).body;
    expect(await opened(ids[0])).toMatchObject({ state: "published", post: { title: "Newer" } });
    expect(await opened(ids[1])).toMatchObject({ state: "changed", post: { title: "Newest" } });
  });

  test("recognizes an undated draft, and a text that ends with a new line, in its own export", async () => {
    const one = await atDesk();
    await makePost(one.ana, {}, "save");
    await makePost(one.ana, { slug: "ends", content: "A line.\n" });
    const { body } = await importFile(one.ana, await exported(one, one.ana));
    expect(body.report).toMatchObject([{ finding: "same" }, { finding: "same" }]);
  });

  test("a check changes nothing", async () => {
    const { ana } = await atDesk();
    const good = `---\ntitle: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`;
    const zip = zipSync({
      "2025-05-08-hay.md": strToU8(good),
      "2025-13-01-no-day.md": strToU8(good),
      "2025-05-09-no-title.md": strToU8(good.replace('title: "Hay"\n', "")),
      "2025-05-10-huge.md": new Uint8Array(30 * 1024 * 1024),
      "notes.txt": strToU8("ignored"),
    });
    const { body } = await checkFile(ana, zip);
    const findings = new Map(
      body.report.map((line: Line) => [
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

  test("an import can be undone once", async () => {
    const { ana } = await atDesk();
    const file = strToU8(
      `---\ntitle: "Hay"\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/a\ncoverAlt: "A"\n---\n\nText\n`,
    );
    const { body } = await importFiles(ana, { "2025-05-08-hay.md": file });
    expect(body).toMatchObject({ imported: 1, report: [{ finding: "new", published: true }] });
    expect((await ana.send("DELETE", `/api/imports/${body.id}`)).body).toEqual({
      posts: 1,
      restored: 0,
      kept: 0,
    });
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
    const { body: looked } = await checkFile(ana, zip);
    const straw = looked.report.findIndex(({ source }: Line) => source === "2025-05-09-straw.md");
    expect((await importFile(ana, zip, { skip: [straw] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", "/api/posts");
    expect(body.posts.map((one: { post: { title: string } }) => one.post.title)).toEqual(["Hay"]);
    for (const choice of ['{"skip":[1,"a"]}', '{"skip":', '{"skip":[-1]}', '{"skip":7}']) {
      expect((await importFile(ana, zip, choice)).body.error.fields).toHaveProperty("choice");
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
    expect((await importFile(ana, zip, { replace: [1] })).body.imported).toBe(0);
    expect((await importFile(ana, zip, { replace: [0] })).body.imported).toBe(1);
    const { body } = await ana.send("GET", `/api/posts/${id}`);
    expect(body).toMatchObject({ state: "changed", post: { title: DRAFT.title } });
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["some text", strToU8("hello")],
    ["other JSON", strToU8('{"a":1}')],
    ["other XML", strToU8("<rss/>")],
    [
      "a newer copy",
      zipSync({ "site/posts.jsonl": new Uint8Array(), "site/site.json": strToU8('{"format":3}') }),
    ],
    ["half a zip", zipSync({ "a.md": strToU8("x".repeat(1000)) }).subarray(0, 60)],
    ["a path out of the folder", zipSync({ "../../etc/passwd.md": strToU8("x") })],
  ])("%s is rejected in words", async (_, bytes) => {
    const { ana } = await atDesk();
    const { status, body } = await importFile(ana, bytes);
    expect([status, body.error.code]).toEqual([422, "import"]);
    expect(body.error.message).toMatch(/\.$/);
  });

  test("a form that is cut off, or has no file, is rejected in words and changes nothing", async () => {
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

  test("only owners may export and import", async () => {
    const desk = await atDesk();
    const ben = await desk.editor(desk.ana);
    expect((await importFile(ben, new Uint8Array())).status).toBe(403);
    expect((await ben.send("GET", "/api/export.zip")).status).toBe(403);
  });
});
