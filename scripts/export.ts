import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { contentOf } from "../server/content/snapshot-content.ts";
import { readSnapshot } from "../server/content/snapshot.ts";
import { refuseOther } from "../server/database/migrate.ts";
import { openDatabase, refuseMissing } from "../server/database/open.ts";
import { DatabaseError } from "../server/database/problem.ts";
import { addressOf } from "../server/files/store.ts";
import { mediaFile } from "../server/images/read.ts";
import { SearchedTexts } from "../server/content/searched-texts.ts";
import { readSettings } from "../server/settings.ts";
import { textFiles } from "../server/texts/copies.ts";
import { readEdition } from "../server/texts/edition.ts";

/*
 * `npm run export`: exports what readers of the server edition currently see, with the library's pictures, as
 * files for any static host. Search then runs in the browser. Pages and settings are written a second time as the
 * files of `content/`, for a checkout, into a folder of their own: readers do not need them.
 */
const settings = readSettings(process.env);
async function openSite() {
  try {
    refuseMissing(settings);
    return await openDatabase(settings, undefined, refuseOther);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
const database = await openSite();
const { db } = database;
const snapshot = await readSnapshot(db, Date.now());
const edition = readEdition();
const texts = edition.shown(snapshot.texts);
const content = contentOf(db, snapshot, texts, new SearchedTexts(db));
const withoutSearch: ContentPort = {
  site: () => content.site(),
  pages: () => content.pages(),
  posts: () => content.posts(),
  article: (ref) => content.article(ref),
  markdown: (ref) => content.markdown(ref),
};
const bundle = resolve(process.env.BUNDLE_DIR ?? ".output", "server/export-site.js");
const { exportSite }: typeof import("../publish/export-site.ts") = await import(
  pathToFileURL(bundle).href
);
await exportSite(withoutSearch, async (write) => {
  const files = await db.selectFrom("image_files").select("name").execute();
  for (const { name } of files) {
    // None if the picture is in the trash.
    const picture = await mediaFile(db, name, settings.picturesFolder);
    if (picture) await write(`media/${name}`, Buffer.from(picture.bytes));
  }
  for (const { id } of await db.selectFrom("files").select("id").execute()) {
    const file = db.selectFrom("files").select(["id", "name", "bytes"]).where("id", "=", id);
    const { bytes, ...named } = await file.executeTakeFirstOrThrow();
    await write(addressOf(named).slice(1), Buffer.from(bytes));
  }
});
const sources = `${process.env.OUT_DIR ?? "dist"}-texts`;
rmSync(sources, { recursive: true, force: true });
for await (const { name, text } of textFiles(db, edition)) {
  const file = join(sources, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote pages and settings as in a checkout to ${join(sources, "content/")}.`);
await database.close();
