import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadFullPosts } from "#app/backend/data-files.ts";
import { contentOf } from "../content/snapshot-content.ts";
import { currentSnapshot } from "../content/current-snapshot.ts";
import { contentVersion, setSetting } from "../database/site-settings.ts";
import { runHousekeeping, TRUSTED_TIME } from "../operations/housekeeping.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, NO_PAGES, ownersDesk, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { exportZip } from "../transfer/export.ts";
import { checkPicturesFolder, comparePictures, movePictures } from "./picture-files.ts";
import { SearchedTexts } from "../content/searched-texts.ts";
import { mediaFile } from "./read.ts";

const photo = (width: number, height: number, background = "#567a3c") =>
  sharp({ create: { width, height, channels: 3, background } });

onBothDatabases("pictures", (fresh, once) => {
  const atDesk = () => ownersDesk(fresh);
  const upload = async (browser: Browser, name = "cow.jpg", color = "#aa8855") => {
    const bytes = new Uint8Array(await photo(30, 20, color).jpeg().toBuffer());
    return browser.send("PUT", `/api/images?name=${encodeURIComponent(name)}`, bytes);
  };

  test("are stored once per file, and served", async () => {
    const { ana, services } = await atDesk();
    const { status, body } = await upload(ana);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "cow.jpg", alt: null, width: 30, height: 20, uses: [] });
    expect((await upload(ana)).body.id).toBe(body.id);
    const name = body.address.replace("/media/", "");
    expect((await mediaFile(services.db, name))?.format).toBe("jpeg");
  });

  test("can be searched and filtered by missing text alternative; listing two takes no more queries than one", async () => {
    const database = await fresh();
    const ana = await testDesk(database).owner();
    const { body: cow } = await upload(ana);
    await upload(ana, "tank.jpg", "#112233");
    const change = { alt: "Cows at a tank", focusX: 62, focusY: 40, credit: "Ángel" };
    const changed = await ana.send("PATCH", `/api/images/${cow.id}`, {
      ...change,
      alt: "Cows at\n\na tank\n",
    });
    expect(changed.body).toMatchObject(change);
    const names = async (query: string) => {
      const { body } = await ana.send("GET", `/api/images?${query}`);
      return body.images.map(({ name }) => name);
    };
    let queries = 0;
    database.onQuery(() => (queries += 1));
    expect(await names("q=COWS")).toEqual(["cow.jpg"]);
    const forOne = queries;
    expect(await names("")).toEqual(["tank.jpg", "cow.jpg"]);
    expect(queries - forOne).toBe(forOne);
    expect(await names("q=áng")).toEqual(["cow.jpg"]);
    expect(await names("q=%25")).toEqual([]);
    expect(await names("show=without-alt")).toEqual(["tank.jpg"]);
    expect((await ana.send("PATCH", `/api/images/${cow.id}`, { focusX: 101 })).status).toBe(422);
  });

  test("in use by a post cannot be deleted", async () => {
    const { ana, services } = await atDesk();
    const { body: cow } = await upload(ana);
    const { body: tank } = await upload(ana, "tank.jpg", "#112233");
    await makePost(ana, {
      title: "Uses both",
      coverImage: cow.address,
      content: `![A tank](${tank.address})`,
    });
    await makePost(ana, { title: "As well", slug: "as-well", coverImage: cow.address });
    for (const [id, uses] of [
      [cow.id, "2 posts use this picture: “As well”, “Uses both”."],
      [tank.id, "One post uses this picture: “Uses both”."],
    ]) {
      const refused = await ana.send("DELETE", `/api/images/${id}`);
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: "in-use", message: `${uses} Take it out first.` } },
      });
    }
    const { body: other } = await upload(ana, "other.jpg", "#445566");
    expect((await ana.send("DELETE", `/api/images/${other.id}`)).status).toBe(204);
    expect(await mediaFile(services.db, other.address.replace("/media/", ""))).toBeUndefined();
    expect((await upload(ana, "other.jpg", "#445566")).body.id).toBe(other.id);
  });

  once("in an unsent letter or on a page cannot be deleted", async () => {
    const { ana, services } = await atDesk();
    const { body: cow } = await upload(ana);
    const letter = `/api/letters/${randomUUID()}`;
    await ana.send("PUT", letter, {});
    const words = { subject: "Rest first", text: `![A cow](${cow.address})` };
    await ana.send("PATCH", letter, words, { "If-Match": "1" });
    const { status, body } = await ana.send("DELETE", `/api/images/${cow.id}`);
    expect([status, body.error.message]).toEqual([409, expect.stringContaining("“Rest first”")]);
    await services.db.updateTable("letters").set({ finished_at: 1 }).execute();
    const changes = { "blocks/part-3/rows/1/1": `![A cow](${cow.address})` };
    const page = "/api/texts/pages.tools.stop-grazing";
    await ana.send("PATCH", page, { changes }, { "If-Match": "0" });
    const inPage = await ana.send("DELETE", `/api/images/${cow.id}`);
    expect(inPage.body.error.message).toContain("A page has this picture: “When to Stop Grazing”.");
    await ana.send("PATCH", page, { changes: {} }, { "If-Match": "1" });
    expect((await ana.send("DELETE", `/api/images/${cow.id}`)).status).toBe(204);
  });

  test("moved to the trash while a post begins to use them stay visible to readers", async () => {
    const { ana, services } = await atDesk();
    for (let pair = 0; pair < 5; pair += 1) {
      const { body: cow } = await upload(ana, `${pair}.jpg`, `#0000${10 + pair}`);
      const draft = { ...DRAFT, slug: `pair-${pair}`, coverImage: cow.address };
      const [saved, removed] = await Promise.all([
        ana.send("PUT", `/api/posts/${randomUUID()}`, { draft, intent: "publish" }),
        ana.send("DELETE", `/api/images/${cow.id}`),
      ]);
      expect(saved.status).toBe(201);
      expect([204, 409]).toContain(removed.status);
      expect(await mediaFile(services.db, cow.address.replace("/media/", ""))).toBeDefined();
    }
  });

  test("can be erased while a post with them is being saved: both requests succeed", async () => {
    const { ana, services } = await atDesk();
    const { body: tank } = await upload(ana, "tank.jpg", "#000011");
    const { body: cow } = await upload(ana, "cow.jpg", "#000022");
    const id = await makePost(ana, { content: `![Tank](${tank.address}) ![Cow](${cow.address})` });
    const { version } = (await ana.send("GET", `/api/posts/${id}/presence`)).body;
    const answers = await services.db.transaction().execute(async (trx) => {
      // The save starts, and then waits for this transaction.
      await trx.updateTable("images").set({ alt: "Tank" }).where("id", "=", tank.id).execute();
      const saved = change(ana, id, version, { intent: "unpublish" });
      await pause(200);
      const erased = ana.send("DELETE", `/api/images/${cow.id}/bytes`);
      await pause(200);
      return [saved, erased];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 204]);
  });

  once("give a cover their text alternative and focal point", async () => {
    const { ana } = await atDesk();
    const { body: cow } = await upload(ana);
    const alt = "A cow at a tank";
    await ana.send("PATCH", `/api/images/${cow.id}`, { alt, focusX: 62, focusY: 40 });
    const id = await makePost(ana, { coverImage: cow.address });
    const { body } = await ana.send("GET", `/api/posts/${id}`);
    expect(body.post).toMatchObject({ coverImage: `${cow.address}#62,40`, coverAlt: alt });
    expect((await ana.send("DELETE", `/api/images/${cow.id}`)).status).toBe(409);
  });

  once(
    "show a changed focal point to readers at once, and leave the revisions as they were",
    async () => {
      const { ana, services, clock } = await atDesk();
      const [{ body: cow }, { body: tank }] = [
        await upload(ana),
        await upload(ana, "tank.jpg", "#112233"),
      ];
      const id = await makePost(ana, { coverImage: cow.address });
      const other = await makePost(ana, { slug: "other", coverImage: tank.address });
      const cover = async (post: string) =>
        (await ana.send("GET", `/api/posts/${post}`)).body.post.coverImage;
      const current = await currentSnapshot(services.db, () => clock.now, services.log);
      const readersSee = async () => {
        await current.refresh();
        const { posts } = await current.now();
        return new Set(posts.map(({ printed }) => printed.coverImage));
      };
      const revisions = () =>
        services.db.selectFrom("revisions").selectAll().orderBy("post_id").execute();
      const before = await revisions();
      await ana.send("PATCH", `/api/images/${cow.id}`, { focusX: 62, focusY: 40 });
      expect(await cover(id)).toBe(`${cow.address}#62,40`);
      expect(await cover(other)).toBe(tank.address);
      expect(await readersSee()).toEqual(new Set([`${cow.address}#62,40`, tank.address]));
      expect(await revisions()).toEqual(before);
      // The form sends the cover with the focal point that it showed; that alone is no change.
      const draft = { ...DRAFT, coverImage: `${cow.address}#62,40` };
      expect((await change(ana, id, 1, { draft })).body).toMatchObject({ head: 1 });
      await ana.send("PATCH", `/api/images/${cow.id}`, { focusX: 50, focusY: 50 });
      expect(await cover(id)).toBe(cow.address);
      expect(await readersSee()).toEqual(new Set([cow.address, tank.address]));
      // A new text alternative alone changes no cover.
      const still = await contentVersion(services.db);
      await ana.send("PATCH", `/api/images/${cow.id}`, { alt: "A cow" });
      expect(await contentVersion(services.db)).toBe(still);
    },
  );

  once(
    "are shown cropped in every text, and shown whole again after the crop is removed",
    async () => {
      const { ana, services, clock } = await atDesk();
      const bytes = new Uint8Array(await photo(1200, 600).png().toBuffer());
      const { body: cow } = await ana.send("PUT", "/api/images?name=cow.png", bytes);
      const id = await makePost(ana, {
        coverImage: cow.address,
        content: `![A cow](${cow.address})`,
        sharePicture: cow.address,
        sharePictureAlt: "A cow",
      });
      const content = async () => (await ana.send("GET", `/api/posts/${id}`)).body.post;
      const current = await currentSnapshot(services.db, () => clock.now, services.log);
      const readersSee = async () => {
        await current.refresh();
        const snapshot = await current.now();
        const shown = contentOf(services.db, snapshot, NO_PAGES, new SearchedTexts(services.db));
        const [post] = await loadFullPosts(shown, await shown.posts());
        return [post?.coverImage, post?.sharePicture, post?.content];
      };
      const crop = { x: 50, y: 0, width: 50, height: 50 };
      await ana.send("PATCH", `/api/images/${cow.id}`, {
        alt: "A cow",
        focusX: 75,
        focusY: 50,
        crop,
      });
      const { body: cropped } = await ana.send("GET", `/api/images/${cow.id}`);
      const address = `/media/${cow.id}.50-0-50-50-600.jpg`;
      expect(cropped).toMatchObject({ crop, address, whole: cow.address, alt: "A cow" });
      expect(await readersSee()).toEqual([`${address}#50,100`, address, `![A cow](${address})`]);
      const file = await mediaFile(services.db, address.replace("/media/", ""));
      expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 600, height: 300 });
      // The post keeps the address of the whole picture, so saving it again is no change.
      expect(await content()).toMatchObject({ coverImage: cow.address });
      await ana.send("PATCH", `/api/images/${cow.id}`, {
        crop: { x: 0, y: 0, width: 100, height: 100 },
      });
      expect(await readersSee()).toEqual([
        `${cow.address}#75,50`,
        cow.address,
        `![A cow](${cow.address})`,
      ]);
      // An earlier crop's address may be in a mail or a reader's cache.
      expect(await mediaFile(services.db, address.replace("/media/", ""))).toBeDefined();
      for (const bad of [
        { ...crop, width: 51 },
        { ...crop, height: 4 },
        { ...crop, x: 0.5 },
      ]) {
        expect((await ana.send("PATCH", `/api/images/${cow.id}`, { crop: bad })).status).toBe(422);
      }
    },
  );

  once(
    "in the trash can be brought back for thirty days; then their bytes are erased",
    async () => {
      const { ana, services, clock } = await atDesk();
      const { body: cow } = await upload(ana);
      const { body: tank } = await upload(ana, "tank.jpg", "#112233");
      const names = async (show: string) => {
        const { body } = await ana.send("GET", `/api/images?show=${show}`);
        return body.images.map(({ name }) => name);
      };
      for (const { id } of [cow, tank]) await ana.send("DELETE", `/api/images/${id}`);
      expect(await names("all")).toEqual([]);
      expect(await names("trash")).toEqual(["tank.jpg", "cow.jpg"]);
      expect((await ana.send("POST", `/api/images/${cow.id}/restore`)).status).toBe(200);
      expect(await names("all")).toEqual(["cow.jpg"]);
      const stored = async () => {
        const rows = await services.db.selectFrom("image_files").select("image_id").execute();
        return new Set(rows.map((row) => row.image_id));
      };
      await runHousekeeping(services.db, clock.now);
      clock.now += 31 * 24 * 60 * 60 * 1000;
      // A clock that jumps ahead is not trusted at first.
      await runHousekeeping(services.db, clock.now);
      expect(await stored()).toEqual(new Set([cow.id, tank.id]));
      await setSetting(services.db, TRUSTED_TIME, String(clock.now));
      await runHousekeeping(services.db, clock.now);
      expect(await stored()).toEqual(new Set([cow.id]));
    },
  );

  once("may be files in a folder: uploads are moved there, and erased ones deleted", async () => {
    const { ana, services } = await atDesk();
    const { db } = services;
    const folder = await mkdtemp(join(tmpdir(), "pictures-"));
    const { body: cow } = await upload(ana);
    const name = cow.address.replace("/media/", "");
    const before = await mediaFile(db, name);
    await writeFile(join(folder, "notes.txt"), "not a picture");
    await mkdir(join(folder, name));
    await expect(movePictures(db, folder)).rejects.toThrow(/EISDIR/);
    expect((await readdir(folder)).filter((one) => one.endsWith(".part"))).toEqual([]);
    await rm(join(folder, name), { recursive: true });
    await movePictures(db, folder);
    const rows = await db.selectFrom("image_files").select(["name", "bytes"]).execute();
    expect(rows.every((row) => row.bytes.length === 0)).toBe(true);
    const names = rows.map((row) => row.name);
    expect(await readdir(folder)).toEqual([...names, "notes.txt"].toSorted());
    const bytes = Buffer.from(before?.bytes ?? []);
    expect(bytes.length).toBeGreaterThan(0);
    const moved = await mediaFile(db, name, folder);
    expect(Buffer.from(moved?.bytes ?? []).equals(bytes)).toBe(true);
    await expect(mediaFile(db, name)).rejects.toThrow("set PICTURES_DIR");
    await expect(checkPicturesFolder(db, undefined)).rejects.toThrow("set PICTURES_DIR");
    const zip = await buffer(exportZip(db, Date.now(), { picturesFolder: folder }));
    expect(zip.includes(bytes)).toBe(true);
    await ana.send("DELETE", `/api/images/${cow.id}/bytes`);
    await movePictures(db, folder);
    expect(await readdir(folder)).toEqual(["notes.txt"]);
    await rm(folder, { recursive: true });
  });

  once("in the folder are deleted only when a database says that they were erased", async () => {
    const { ana, services, clock } = await atDesk();
    const { db } = services;
    const folder = await mkdtemp(join(tmpdir(), "pictures-"));
    await upload(ana);
    await movePictures(db, folder);
    const files = await readdir(folder);
    // Like a database of another folder, or a backup from before the upload: it does not know the files.
    const { db: other } = await fresh();
    await movePictures(other, folder);
    expect(await readdir(folder)).toEqual(files);
    expect(await comparePictures(other, folder)).toEqual({ missing: [], unknown: files });
    const empty = join(folder, "empty");
    await mkdir(empty);
    expect(await comparePictures(db, empty)).toEqual({ missing: files, unknown: [] });
    await rm(empty, { recursive: true });
    const [cow] = await db.selectFrom("images").select("id").execute();
    await ana.send("DELETE", `/api/images/${cow?.id}`);
    clock.now += 31 * 24 * 60 * 60 * 1000;
    await runHousekeeping(db, clock.now);
    await movePictures(db, folder);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  once("need a writable folder, or the server does not start", async () => {
    const { db } = await fresh();
    const folder = await mkdtemp(join(tmpdir(), "pictures-"));
    await writeFile(join(folder, "file"), "");
    await checkPicturesFolder(db, join(folder, "new"));
    for (const path of [join(folder, "file"), "/proc/x"]) {
      await expect(checkPicturesFolder(db, path)).rejects.toThrow(
        `PICTURES_DIR must be a folder that this user may write to, or a new one in such a folder: ${path}`,
      );
    }
    await rm(folder, { recursive: true });
  });

  test("can be erased for good by an owner, who sees where they are used, older revisions included", async () => {
    const { ana, services } = await atDesk();
    const { body: cow } = await upload(ana);
    const now = await makePost(ana, { title: "Uses it", coverImage: cow.address });
    const before = await makePost(ana, {
      title: "Used it once",
      slug: "once",
      content: `![A cow](${cow.address})`,
    });
    await change(ana, before, 1, { draft: { ...DRAFT, title: "Used it once", slug: "once" } });
    await change(ana, before, 2, { intent: "publish" });
    const shared = { sharePicture: cow.address, sharePictureAlt: "A cow" };
    const shares = await makePost(ana, { ...shared, title: "Shares it", slug: "shares" });
    const { body } = await ana.send("GET", `/api/images/${cow.id}/places`);
    expect(body.places).toEqual([
      { id: shares, title: "Shares it", isCurrent: true, kind: "post" },
      { id: before, title: "Used it once", isCurrent: false, kind: "post" },
      { id: now, title: "Uses it", isCurrent: true, kind: "post" },
    ]);
    expect((await ana.send("DELETE", `/api/images/${cow.id}/bytes`)).status).toBe(204);
    expect(await services.db.selectFrom("image_files").selectAll().execute()).toEqual([]);
    expect((await ana.send("GET", `/api/posts/${now}`)).status).toBe(200);
    expect((await ana.send("DELETE", `/api/images/${cow.id}/bytes`)).status).toBe(404);
    const { entries } = (await ana.send("GET", "/api/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "image-erased", who: "Ana", detail: "cow.jpg" }),
    );
  });

  once("larger than 20 MB are rejected", async () => {
    const { ana } = await atDesk();
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    expect(await ana.send("PUT", "/api/images", large)).toMatchObject({
      status: 413,
      body: { error: { message: "The limit for a photo is 20 MB." } },
    });
  });
});
