import "./production.ts";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { localDate } from "../app/domain/calendar-date.ts";
import { postPath, refOf } from "../app/domain/post.ts";
import { answersOf } from "./content/asked.ts";
import { contentOnDisk, publishOnce } from "./content/publish.ts";
import { feedFiles } from "./feeds/feeds.ts";
import { notices } from "./notices/notices.ts";
import { bytesOnTheWay, writeOffline } from "./offline/write-offline.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { pictureFiles } from "./scenes/picture-files.ts";
import { subjectsOf } from "./scenes/read-subjects.ts";
import { icons } from "./share/icons.ts";
import { shareImages } from "./share/share-images.ts";
import { buildVersion } from "./site/build-version.ts";
import { articleFile, listFiles } from "./site/data-files.ts";
import { createKeptFiles, hashOf } from "./site/kept-files.ts";
import {
  ADMIN_ADDRESSES,
  OFFLINE_PAGE,
  publicAddresses,
  STAND_INS,
} from "./site/page-addresses.ts";
import { createPages } from "./site/pages.ts";
import { publicOrigin, publicRoot } from "./site/public-root.ts";
import { robots, sitemap } from "./site/sitemap.ts";
import { comfortScript } from "./vite/boot-script.ts";
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
const content = publishOnce(contentOnDisk());
const posts = content.posts();
const kept = createKeptFiles({
  folder: OUT,
  record: join(".cache", `site-${hashOf(resolve(OUT))}.json`),
  version: buildVersion(BUNDLE, [base, publicOrigin(), process.env.OFFLINE_COPY]),
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

const pages = await createPages({ bundle: BUNDLE, content, base });
const addresses = publicAddresses(content.all());
const shareable: { address: string; title: string }[] = [];
const posted = new Map(posts.map((post) => [postPath(post), post]));
for (const address of addresses) {
  const post = posted.get(address);
  const title = await kept.keep(address, pages.sharedAs(address), async (ask) => {
    const page = await pages.make(address, ask);
    const article = post && content.article(refOf(post));
    if (!post || !article) return page;
    const data = [
      `${decodeURIComponent(address.slice(1))}.json`,
      articleFile(article, post.content),
    ] as const;
    return { ...page, files: [...page.files, data] };
  });
  if (title !== undefined) shareable.push({ address, title });
}
for (const address of [...STAND_INS, OFFLINE_PAGE]) {
  await kept.keep(address, pages.sharedAs(address), (ask) => pages.make(address, ask));
}
// A new post's form may hold today's date.
const today = localDate(new Date());
for (const address of ADMIN_ADDRESSES) {
  await kept.keep(address, today, (ask) => pages.make(address, ask));
}
for (const address of [...addresses, "/practices/unknown"]) {
  if (address.startsWith("/blog")) continue;
  await kept.keep(`${address}.data`, "", (ask) => pages.makeData(address, ask));
}
for (const [file, text] of listFiles(content)) {
  await kept.keep(file, text, () => ({ files: [[file, text]] }));
}
for (const [file, text] of feedFiles(posts, root)) kept.write(file, text);
for await (const [file, png] of icons()) kept.write(file, png);
const pictures = [...pictureFiles(subjectsOf(content)), ...shareImages(shareable, content.all())];
for (const { file, from, draw } of pictures) {
  await kept.keep(file, from, async () => ({ files: [[file, await draw()]] }));
}
const listed = shareable.map(({ address }) => address);
kept.write("sitemap.xml", sitemap(listed, content.all(), root));
kept.write("comfort.js", await comfortScript(base));
kept.write("robots.txt", robots(root, base));
kept.write("manifest.webmanifest", webManifest(base));
kept.write("third-party-notices.txt", notices(process.cwd()));
kept.write("_headers", headersFile(base));
kept.write("_redirects", redirectsFile(base));
// What the copy lists is read from the folder: nothing of an earlier build may be in it.
const made = await kept.finish();
const saved = await writeOffline({
  folder: OUT,
  base,
  posts: content.all(),
  bundleList: join(BUNDLE, "client/.vite/manifest.json"),
  write: kept.write,
});
const kilobytes = Math.round(bytesOnTheWay(OUT, saved) / 1000);
console.log(
  `Wrote ${addresses.length} pages to ${OUT}/, ${made} parts of them anew; the offline copy is ${saved.length} files, ${kilobytes} kB`,
);
