import { cpSync, readdirSync, readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { strToU8, unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { folderForFile } from "#tests/support/folder.ts";
import { loadFullPosts } from "#app/backend/data-files.ts";
import { FEEDS } from "#app/feeds/feed-files.ts";
import { feedText } from "#app/feeds/feeds.ts";
import { namesOfUsers } from "#server/accounts/names.ts";
import { currentSnapshot } from "#server/content/current-snapshot.ts";
import { readSnapshot } from "#server/content/snapshot.ts";
import { contentOf } from "#server/content/snapshot-content.ts";
import type { Db } from "#server/database/open.ts";
import { chosenTerms, newsletterKey, timeZone } from "#server/database/site-settings.ts";
import { SearchedTexts } from "#server/content/searched-texts.ts";
import { exported, uploadPicture } from "#server/testing/copies.ts";
import { onBothDatabases, sqliteDatabases } from "#server/testing/databases.ts";
import { NO_PAGES, ownersDesk } from "#server/testing/desk.ts";
import { importFile } from "#server/testing/import-file.ts";
import { change, DRAFT, makePost } from "#server/testing/drafts.ts";
import { exportZip } from "../export.ts";
import { importFirstPosts } from "../first-posts.ts";
import { findRedirect } from "#server/site/redirects.ts";
import type { ReportLine } from "../findings.ts";

/** Two of the posts that come with the program. */
const samples = folderForFile();
for (const name of readdirSync("content/posts").slice(0, 2)) {
  cpSync(join("content/posts", name), join(samples, name), { recursive: true });
}

onBothDatabases("a copy of a site", (fresh) => {
  const atDesk = () => ownersDesk(fresh);
  /** Everything that pages show, as the site's content port gives it. */
  const pages = async ({ db, clock }: Awaited<ReturnType<typeof atDesk>>) => {
    const snapshot = await readSnapshot(db, clock.now);
    const content = contentOf(db, snapshot, NO_PAGES, new SearchedTexts(db));
    return loadFullPosts(content, await content.posts());
  };
  const feeds = async ({ db, clock, services }: Awaited<ReturnType<typeof atDesk>>) => {
    const current = await currentSnapshot(db, () => clock.now, services.log);
    const content = contentOf(db, await current.now(), NO_PAGES, new SearchedTexts(db));
    const posts = await loadFullPosts(content, await content.posts());
    return FEEDS.map(({ format }) =>
      feedText(format, posts, NO_PAGES.site, "https://ranch.example"),
    );
  };

  /** A site with an example of everything that an export contains. */
  const fullSite = async () => {
    const site = await atDesk();
    const { ana, db, clock } = site;
    await importFirstPosts(db, samples, clock.now);
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
    await makePost(ana, { slug: "later", content: "A line.\n" }, "schedule", {
      publishAt: clock.now + 1e9,
    });
    const photo = await uploadPicture(ana, "red");
    const crop = { x: 10, y: 0, width: 60, height: 100 };
    const framed = { alt: "A cow", focusX: 62, focusY: 40, crop };
    await ana.send("PATCH", `/api/images/${photo.id}`, framed);
    await makePost(ana, { slug: "photo", coverImage: photo.address });
    const plan = strToU8("%PDF-1.4\n%%EOF\n");
    const { body: file } = await ana.send("PUT", "/api/files?name=plan.pdf", plan);
    await makePost(ana, { slug: "plan", content: `[Plan](${file.address})` });
    const unused = await uploadPicture(ana, "blue");
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

  /** The tables that a copy leaves out, and why. Every other table is compared, including tables added later. */
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
    imported_texts: "undone where it was made",
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
    const zip = await exported(one, "?subscribers=1");
    const other = await atDesk();
    // A new server starts with its own sample posts, which nobody has changed.
    await importFirstPosts(other.db, samples, other.clock.now + 5);
    const { body } = await importFile(other.ana, zip);
    expect(body).toMatchObject({ isCopy: true, subscribers: 1, leftOut: [] });
    const here = await rowsOf(one.db);
    // A scheduled letter arrives stopped; otherwise both sites would send it.
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
    const copied = unzipSync(await exported(other, "?subscribers=1"));
    const original = unzipSync(zip);
    expect(Object.keys(copied)).toEqual(Object.keys(original));
    // Unsaved texts belong to the account that imported them, so their file differs.
    const others = ["site/site.json", "site/unsaved.jsonl"];
    for (const name of Object.keys(original).filter((file) => !others.includes(file))) {
      expect([name, copied[name]]).toEqual([name, original[name]]);
    }
    // Pages and settings are in the copy as files of `content/`; unchanged ones byte for byte.
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
    expect(new Set(again.body.report.map(({ finding }: ReportLine) => finding))).toEqual(
      new Set(["same"]),
    );
    expect(
      new TextDecoder().decode(unzipSync(await exported(one))["site/site.json"]),
    ).not.toContain("cal@ranch.example");
  });

  test("a copy’s Markdown files can be imported on their own", async () => {
    const one = await atDesk();
    await makePost(one.ana);
    await makePost(one.ana, { slug: "draft" }, "save");
    const publishAt = one.clock.now + 1e9;
    await makePost(one.ana, { slug: "later" }, "schedule", { publishAt });
    const markdown = Object.entries(unzipSync(await exported(one))).filter(([name]) =>
      name.startsWith("content/posts/"),
    );
    const other = await atDesk();
    const alone = new Uint8Array(zipSync(Object.fromEntries(markdown)));
    expect((await importFile(other.ana, alone)).body.imported).toBe(3);
    expect((await other.ana.send("GET", "/api/posts")).body.counts).toMatchObject({
      published: 1,
      draft: 1,
      scheduled: 1,
    });
  });

  test("a copy whose picture description is longer than allowed can be imported, with the description cut", async () => {
    const one = await atDesk();
    await uploadPicture(one.ana, "red");
    await one.db
      .updateTable("images")
      .set({ alt: "A cow. ".repeat(200) })
      .execute();
    const other = await atDesk();
    expect((await importFile(other.ana, await exported(one))).body.leftOut).toEqual([]);
    const { images } = (await other.ana.send("GET", "/api/images")).body;
    expect(images).toMatchObject([{ alt: "A cow. ".repeat(200).slice(0, 1000) }]);
  });

  test("a copy has a post at the address of one in the trash, and a draft with the same address", async () => {
    const one = await atDesk();
    await one.ana.send("DELETE", `/api/posts/${await makePost(one.ana)}`);
    await makePost(one.ana, { title: "A draft" }, "save");
    await makePost(one.ana, { title: "In its place" });
    const other = await atDesk();
    const { body } = await importFile(other.ana, await exported(one));
    expect(body.report.map(({ finding }: ReportLine) => finding)).toEqual(["new", "new", "new"]);
    expect(await pages(other)).toEqual(await pages(one));
  });
});

test("an export reads its pictures one by one while it is sent", async () => {
  const database = await sqliteDatabases()();
  const pictures = 25;
  const picture = {
    name: "",
    alt: null,
    decorative: 0,
    focus_x: 50,
    focus_y: 50,
    crop: "",
    credit: "",
    width: 1,
    height: 1,
    deleted_at: null,
    created_at: 1,
    created_by: null,
  } as const;
  const file = { format: "jpeg", width: 1, crop: "", bytes: randomBytes(200_000) } as const;
  const ids = Array.from({ length: pictures }, (_, at) => `pic${at}`);
  const images = ids.map((id) => ({ ...picture, id, hash: id }));
  await database.db.insertInto("images").values(images).execute();
  const files = ids.map((id) => ({ ...file, image_id: id, name: `${id}-1.jpg` }));
  await database.db.insertInto("image_files").values(files).execute();
  let queries = 0;
  database.onQuery(() => (queries += 1));
  const zip = exportZip(database.db, Date.now());
  await once(zip, "readable");
  await new Promise((later) => setTimeout(later, 200));
  expect(queries).toBeLessThan(pictures);
  expect((await buffer(zip)).length).toBeGreaterThan(0);
  expect(queries).toBeGreaterThan(pictures);
});
