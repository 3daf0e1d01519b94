import "./production.ts";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { contentOnDisk, publishOnce } from "./content/publish.ts";
import { feedFiles } from "./feeds/feeds.ts";
import { notices } from "./notices/notices.ts";
import { bytesOnTheWay, writeOffline } from "./offline/write-offline.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { readSubjects } from "./scenes/read-subjects.ts";
import { writeScenes } from "./scenes/write-scenes.ts";
import { icons } from "./share/icons.ts";
import { drawnAddresses, sharedTitle, shareImages, withShareImage } from "./share/share-images.ts";
import { dataFiles } from "./site/data-files.ts";
import { finishPage } from "./site/finish-page.ts";
import {
  ADMIN_ADDRESSES,
  OFFLINE_PAGE,
  pageFile,
  publicAddresses,
  STAND_INS,
  stateFile,
} from "./site/page-addresses.ts";
import { createPageStyles } from "./site/page-styles.ts";
import { printedHost } from "./site/printed-host.ts";
import { publicOrigin, publicRoot } from "./site/public-root.ts";
import { createRenderer } from "./site/renderer.ts";
import { createScriptImports } from "./site/script-imports.ts";
import { robots, sitemap, standsForItself } from "./site/sitemap.ts";
import { comfortScript } from "./vite/boot-script.ts";
import { webManifest } from "./site/web-manifest.ts";

/*
 * The second half of the build. The first (`react-router build`) made the browser's bundle and the
 * request handler; this asks the handler for every page and writes plain files to `dist/`.
 */
const OUT = process.env.OUT_DIR ?? "dist";
const BUNDLE = resolve(process.env.BUNDLE_DIR ?? ".output");
const base = process.env.BASE_PATH ?? "/";
const root = publicRoot(base);
const content = publishOnce(contentOnDisk());
const drawn = drawnAddresses(content.all());

rmSync(OUT, { recursive: true, force: true });
cpSync(join(BUNDLE, "client"), OUT, {
  recursive: true,
  // The server bundle's own styles are the desk's once more; nothing asks for them.
  filter: (file) => !/\/\.vite|\/server-build-.*\.css$/.test(file),
});

const stylesheet = readdirSync(join(OUT, "assets")).find((file) => /^site-.*\.css$/.test(file));
if (!stylesheet) throw new Error("The bundle has no stylesheet: run `npm run build`");
const stylesFor = createPageStyles(
  readFileSync(join(OUT, "assets", stylesheet), "utf8") + printedHost(publicOrigin()),
);
/** Pages that are served for addresses other than their own. */
const standIns = new Set<string>([...STAND_INS, "/admin/edit-post/any"]);
const importsOf = createScriptImports(join(OUT, "assets"));
const render = await createRenderer(join(BUNDLE, "server/index.js"), content, base);

function write(file: string, text: string | Buffer): void {
  const target = join(OUT, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** @returns the finished page. */
async function writePage(address: string, asleep: boolean): Promise<string> {
  const { status, text } = await render(address);
  const expected = STAND_INS.some((standIn) => standIn === address) ? [200, 404] : [200];
  if (!expected.includes(status)) throw new Error(`${address} answered ${status}`);
  const stateAddress = base + stateFile(address).split("/").map(encodeURIComponent).join("/");
  const { html, shared, state } = finishPage(withShareImage(text, address, drawn, content.all()), {
    stylesFor,
    asleep: asleep && { base, stateAddress, importsOf },
    still: address === OFFLINE_PAGE,
    standsIn: standIns.has(address),
    stylesheet: `${base}assets/${stylesheet}`,
  });
  write(pageFile(address), html);
  if (state !== undefined) write(stateFile(address), state);
  for (const [file, text] of shared) if (!existsSync(join(OUT, file))) write(file, text);
  return html;
}

const pages = publicAddresses(content.all());
const shareable: { address: string; title: string }[] = [];
for (const address of pages) {
  const page = await writePage(address, true);
  if (standsForItself(page, address, root)) shareable.push({ address, title: sharedTitle(page) });
}
for (const address of [...STAND_INS, OFFLINE_PAGE]) await writePage(address, true);
for (const address of ADMIN_ADDRESSES) await writePage(address, false);
for (const address of [...pages, "/practices/unknown"]) {
  if (address.startsWith("/blog")) continue;
  const { status, text } = await render(address === "/" ? "/_.data" : `${address}.data`);
  if (status !== 200) throw new Error(`The data of ${address} answered ${status}`);
  write(address === "/" ? "_.data" : `${address.slice(1)}.data`, text);
}
for (const [address, text] of dataFiles(content)) write(decodeURIComponent(address.slice(1)), text);
for (const [file, text] of feedFiles(content.posts(), root)) write(file, text);
for await (const [file, png] of icons()) write(file, png);
for await (const [file, png] of shareImages(shareable, content.all())) write(file, png);
const listed = shareable.map(({ address }) => address);
write("sitemap.xml", sitemap(listed, content.all(), root));
write("comfort.js", await comfortScript(base));
write("robots.txt", robots(root, base));
write("manifest.webmanifest", webManifest(base));
write("third-party-notices.txt", notices(process.cwd()));
write("_headers", headersFile(base));
write("_redirects", redirectsFile(base));
writeScenes(OUT, readSubjects(process.cwd()));
const saved = await writeOffline({
  folder: OUT,
  base,
  posts: content.all(),
  bundleList: join(BUNDLE, "client/.vite/manifest.json"),
  write,
});
const kilobytes = Math.round(bytesOnTheWay(OUT, saved) / 1000);
console.log(
  `Wrote ${pages.length} pages to ${OUT}/; the offline copy is ${saved.length} files, ${kilobytes} kB`,
);
