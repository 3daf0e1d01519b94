import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentOf } from "../server/content/snapshot-content.ts";
import { readSnapshot } from "../server/content/snapshot.ts";
import { refuseOther } from "../server/database/migrate.ts";
import { openDatabase, refuseMissing } from "../server/database/open.ts";
import { DatabaseError } from "../server/database/problem.ts";
import { publicAddresses } from "../app/seo/page-addresses.ts";
import { addressOf } from "../server/files/store.ts";
import { mediaFile } from "../server/images/read.ts";
import { SearchedTexts } from "../server/content/searched-texts.ts";
import { readSettings } from "../server/settings.ts";
import { findRedirect } from "../server/site/redirects.ts";
import { textFiles } from "../server/texts/copies.ts";
import { readEdition } from "../server/texts/edition.ts";

/*
 * `npm run export`: exports what readers of the server edition currently see as files for any static host, with the
 * library's pictures and redirects from old addresses. Search then runs in the browser. Pages and settings are also
 * written as the files of `content/`, for a checkout, into a folder of their own: readers do not need them.
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
const now = Date.now();
const snapshot = await readSnapshot(db, now);
const edition = readEdition();
const texts = edition.shown(snapshot.texts);
// The reader's browser searches.
const { search: _, ...content } = contentOf(db, snapshot, texts, new SearchedTexts(db));
/** The addresses that redirect, with their targets. An address with a question mark cannot be a file. */
async function movedAddresses(): Promise<Map<string, string>> {
  const posts = snapshot.posts.map(({ summary }) => summary);
  const pages = new Set(publicAddresses({ pages: texts.pages, posts }));
  const rows = await db
    .selectFrom("addresses")
    .select("address")
    .where("first_live_at", "<=", now)
    .union(db.selectFrom("missing").select("address").where("leads_to", "is not", null))
    .execute();
  const moved = new Map<string, string>();
  for (const { address } of rows) {
    if (pages.has(address) || address.includes("?")) continue;
    const isPage = (path: string) => Promise.resolve(pages.has(path));
    const lead = await findRedirect(db, address, now, undefined, isPage);
    if (lead?.kind === "elsewhere") moved.set(address.replace(/\/$/, ""), lead.address);
  }
  return moved;
}

const bundle = resolve(process.env.BUNDLE_DIR ?? ".output", "server/export-site.js");
const { exportSite }: typeof import("../publish/export-site.ts") = await import(
  pathToFileURL(bundle).href
);
const library: Parameters<typeof exportSite>[1] = async (write) => {
  const files = await db.selectFrom("image_files").select("name").execute();
  for (const { name } of files) {
    // Undefined if the picture is in the trash.
    const picture = await mediaFile(db, name, settings.picturesFolder);
    if (picture) await write(`media/${name}`, Buffer.from(picture.bytes));
  }
  for (const { id } of await db.selectFrom("files").select("id").execute()) {
    const file = db.selectFrom("files").select(["id", "name", "bytes"]).where("id", "=", id);
    const { bytes, ...named } = await file.executeTakeFirstOrThrow();
    await write(addressOf(named).slice(1), Buffer.from(bytes));
  }
};
await exportSite(content, library, await movedAddresses());
const sources = `${process.env.OUT_DIR ?? "dist"}-texts`;
rmSync(sources, { recursive: true, force: true });
for await (const { name, text } of textFiles(db, edition)) {
  const file = join(sources, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote pages and settings as in a checkout to ${join(sources, "content/")}.`);
await database.close();
