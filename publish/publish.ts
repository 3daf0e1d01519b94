import "./production.ts";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashOf } from "../app/backend/files/hash-of.ts";
import { readContent } from "../app/backend/files/content.ts";
import { postPath } from "../app/domain/posts/post.ts";
import { type Asked, postAddresses, siteAddresses } from "./addresses.ts";
import { bundleFiles } from "./bundle-files.ts";
import { loadHandler } from "./handler.ts";
import { hashTree } from "./hash-tree.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { offlineList } from "./offline-list.ts";
import { SiteFolder } from "./site-folder.ts";
import { keepKeys, lastKeys, postKeys } from "./skip.ts";

/*
 * The export: reads the content once, asks the application's request handler for every page and file,
 * and writes the answers to a folder that any static host serves. Only posts that would come out the
 * same are skipped (skip.ts).
 */
const out = process.env.OUT_DIR ?? "dist";
const bundle = resolve(process.env.BUNDLE_DIR ?? ".output");
const base = process.env.BASE_PATH ?? "/";
const record = join(".cache", `posts-${hashOf(resolve(out))}.json`);

const folder = new SiteFolder(out);
const content = readContent(".");
const ask = await loadHandler(join(bundle, "server/index.js"), base, content);
const write = async (asked: Asked) => folder.write(asked.file, await ask(asked));

const client = join(bundle, "client");
const { published, readers } = bundleFiles(client);
for (const file of published) folder.copy(file, join(client, file));

// The year is at the foot of every page.
const settings = [process.version, process.env.SITE_ORIGIN, new Date().getFullYear()];
const keys = await postKeys(content, hashTree(settings, [join(bundle, "server")]));
const last = lastKeys(record);
// An export that fails half way must not count as the last one.
rmSync(record, { force: true });
const posts = await content.posts();
let skipped = 0;
for (const post of posts) {
  const addresses = postAddresses(post, posts);
  const same = last[postPath(post)] === keys.get(postPath(post));
  if (same && folder.keep(addresses.map(({ file }) => file))) skipped += 1;
  else for (const asked of addresses) await write(asked);
}
for (const asked of await siteAddresses(content)) await write(asked);
folder.write("_headers", headersFile(base));
folder.write("_redirects", redirectsFile(base));
folder.write("offline-list.json", JSON.stringify(offlineList(out, base, posts, readers)));
folder.sweep();
keepKeys(record, keys);
console.log(
  `Wrote the site to ${join(out, "/")}: ${posts.length} posts, of which ${skipped} had not changed.`,
);
