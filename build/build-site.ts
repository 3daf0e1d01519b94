import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentOnDisk, publishOnce } from "./content/publish.ts";
import { readSubjects } from "./scenes/read-subjects.ts";
import { writeScenes } from "./scenes/write-scenes.ts";
import { dataFiles } from "./site/data-files.ts";
import { finishPage } from "./site/finish-page.ts";
import { ADMIN_ADDRESSES, pageFile, publicAddresses, STAND_INS } from "./site/page-addresses.ts";
import { createPageStyles } from "./site/page-styles.ts";
import { createRenderer } from "./site/renderer.ts";

/*
 * The second half of the build. The first (`react-router build`) made the browser's bundle and the
 * request handler; this asks the handler for every page and writes plain files to `dist/`.
 */
const OUT = "dist";
const base = process.env.BASE_PATH ?? "/";
const content = publishOnce(contentOnDisk());

rmSync(OUT, { recursive: true, force: true });
cpSync(".output/client", OUT, {
  recursive: true,
  filter: (file) => !file.includes("/.vite"),
});

const stylesheet = readdirSync(join(OUT, "assets")).find((file) => /^site-.*\.css$/.test(file));
if (!stylesheet) throw new Error("The bundle has no stylesheet: run `npm run build`");
const stylesFor = createPageStyles(readFileSync(join(OUT, "assets", stylesheet), "utf8"));
const render = await createRenderer(".output/server/index.js", content, base);

function write(file: string, text: string): void {
  const target = join(OUT, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

async function writePage(address: string, asleep: boolean): Promise<void> {
  const { status, text } = await render(address);
  const expected = STAND_INS.some((standIn) => standIn === address) ? [200, 404] : [200];
  if (!expected.includes(status)) throw new Error(`${address} answered ${status}`);
  write(
    pageFile(address),
    finishPage(text, { stylesFor, asleep, stylesheet: `${base}assets/${stylesheet}` }),
  );
}

const pages = publicAddresses(content.all());
for (const address of [...pages, ...STAND_INS]) await writePage(address, true);
for (const address of ADMIN_ADDRESSES) await writePage(address, false);
for (const address of pages) {
  if (address.startsWith("/blog")) continue;
  const { text } = await render(address === "/" ? "/_.data" : `${address}.data`);
  write(address === "/" ? "_.data" : `${address.slice(1)}.data`, text);
}
for (const [address, text] of dataFiles(content)) write(decodeURIComponent(address.slice(1)), text);
await writeScenes(OUT, readSubjects(process.cwd()));
console.log(`Wrote ${pages.length} pages to ${OUT}/`);
