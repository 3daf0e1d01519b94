import "./production.ts";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { localDate } from "../app/domain/calendar-date.ts";
import { SCRIPTS } from "./bundle/scripts-folder.ts";
import { answersOf } from "./content/asked.ts";
import { knownSummaries } from "./content/known-summaries.ts";
import { publishOnce } from "./content/publish.ts";
import { shelfSource, shelvePosts } from "./content/shelf.ts";
import { FEED_SIZE } from "./feeds/feed-files.ts";
import { hashOf } from "./hash-of.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { notices } from "./notices/notices.ts";
import { bytesOnTheWay, offlineScripts, writeOffline } from "./offline/write-offline.ts";
import { pictureFiles } from "./scenes/picture-files.ts";
import { subjectsOf } from "./scenes/read-subjects.ts";
import { shareImages } from "./share/share-images.ts";
import { buildVersion } from "./site/build-version.ts";
import { makeTogether } from "./site/crew.ts";
import { listFiles } from "./site/data-files.ts";
import { createKeptFiles } from "./site/kept-files.ts";
import { publicAddresses } from "./site/page-addresses.ts";
import { publicOrigin, publicRoot } from "./site/public-root.ts";
import { robots, sitemap } from "./site/sitemap.ts";
import { siteParts } from "./site/site-parts.ts";
import { webManifest } from "./site/web-manifest.ts";

/*
 * The second half of the build. The first (`react-router build`) made the browser's bundle and the
 * request handler; this asks the handler for every page and writes plain files to `dist/`. Pages and
 * pictures that would come out the same are left as the last build wrote them (site/kept-files.ts).
 */
const OUT = process.env.OUT_DIR ?? "dist";
const BUNDLE = resolve(process.env.BUNDLE_DIR ?? ".output");
const base = process.env.BASE_PATH ?? "/";
const root = publicRoot(base);
const version = buildVersion(BUNDLE, [base, publicOrigin(), process.env.OFFLINE_COPY]);
const name = hashOf(resolve(OUT));
const summaries = knownSummaries(join(".cache", `posts-${name}.json`), version);
const shelf = shelvePosts(summaries.known);
summaries.keep(shelf);
const content = publishOnce({ source: shelfSource(shelf) });
const posts = content.all();
const kept = createKeptFiles({
  folder: OUT,
  record: join(".cache", `site-${name}.json`),
  version,
  answer: answersOf(content),
});

cpSync(join(BUNDLE, "client"), OUT, {
  recursive: true,
  filter: (file) => {
    // The server bundle's own styles are the desk's once more; nothing asks for them.
    if (/\/\.vite|\/server-build-.*\.css$/.test(file)) return false;
    kept.add([file.slice(join(BUNDLE, "client/").length)]);
    return true;
  },
});

const addresses = publicAddresses(posts);
const noteOf = await kept.keepAll(siteParts(posts, localDate(new Date())), (stale) =>
  makeTogether(stale, { bundle: BUNDLE, base, folder: OUT, posts: shelf }, async () => {
    const { createParts } = await import("./site/parts.ts");
    return createParts({ bundle: BUNDLE, content, base });
  }),
);
const shareable = addresses.flatMap((address) => {
  const title = noteOf(address);
  return title === undefined ? [] : { address, title };
});
for (const { file, given, make } of listFiles(content)) {
  await kept.keep(file, given, (ask) => ({ files: [[file, make(ask)]] }));
}
const newest = posts.slice(0, FEED_SIZE);
const texts = content.posts();
await kept.keep("feeds", newest.map((_, place) => texts.textHash(place)).join(), async () => {
  const { feedFiles } = await import("./feeds/feeds.ts");
  const inFull = newest.map((post, place) => ({ ...post, content: texts.text(place) }));
  return { files: feedFiles(inFull, root) };
});
await kept.keep("icons", "", async () => {
  const { icons } = await import("./share/icons.ts");
  return { files: await Array.fromAsync(icons()) };
});
const ofPages = pictureFiles({ ...subjectsOf(content), posts: [] });
for (const { file, from, draw } of [...ofPages, ...shareImages(shareable, posts)]) {
  await kept.keep(file, from, async () => ({ files: [[file, await draw()]] }));
}
await kept.keep("third-party-notices.txt", "", () => ({
  files: [["third-party-notices.txt", notices(process.cwd())]],
}));
const scripts = join(BUNDLE, SCRIPTS);
kept.write("comfort.js", readFileSync(join(scripts, "comfort.js")));
for (const [file, code] of offlineScripts(scripts)) kept.write(file, code);
const listed = shareable.map(({ address }) => address);
kept.write("sitemap.xml", sitemap(listed, posts, root));
kept.write("robots.txt", robots(root, base));
kept.write("manifest.webmanifest", webManifest(base));
kept.write("_headers", headersFile(base));
kept.write("_redirects", redirectsFile(base));
// What the copy lists is read from the folder: nothing of an earlier build may be in it.
const made = kept.finish();
const saved = writeOffline({
  folder: OUT,
  base,
  posts,
  bundleList: join(BUNDLE, "client/.vite/manifest.json"),
  scripts,
  write: kept.write,
});
const kilobytes = Math.round(bytesOnTheWay(OUT, saved) / 1000);
console.log(
  `Wrote ${addresses.length} pages to ${join(OUT, "/")}, ${made} parts of them anew; the offline copy is ${saved.length} files, ${kilobytes} kB`,
);
