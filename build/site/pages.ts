import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askingContent } from "../content/asked.ts";
import type { SiteContent } from "../content/publish.ts";
import { sharedTitle, withShareImage } from "../share/share-images.ts";
import { shareAddresses } from "../share/share-scenes.ts";
import { finishPage } from "./finish-page.ts";
import type { Product } from "./kept-files.ts";
import { ADMIN_ADDRESSES, OFFLINE_PAGE, pageFile, STAND_INS, stateFile } from "./page-addresses.ts";
import { createPageStyles } from "./page-styles.ts";
import { printedHost } from "./printed-host.ts";
import { publicOrigin, publicRoot } from "./public-root.ts";
import { createRenderer } from "./renderer.ts";
import { createScriptImports } from "./script-imports.ts";
import { standsForItself } from "./sitemap.ts";
import { topDrawings } from "./top-drawing.ts";

/** Pages that are served for addresses other than their own. */
const FOR_OTHERS = new Set<string>([...STAND_INS, "/admin/edit-post/any"]);
const DESK = new Set<string>(ADMIN_ADDRESSES);

export interface PagesOptions {
  /** The folder of the bundles for server and browser. */
  readonly bundle: string;
  readonly content: SiteContent;
  readonly base: string;
}

/**
 * Makes pages. `ask` is told what each asks of the content; besides the content and what changes the
 * build's version, a page depends only on where its share image is (share/share-scenes.ts).
 */
export async function createPages({ bundle, content, base }: PagesOptions) {
  // Not the built folder's: the last build's scripts and styles still stand in it.
  const assets = join(bundle, "client/assets");
  const stylesheet = readdirSync(assets).find((file) => /^site-.*\.css$/.test(file));
  if (!stylesheet) throw new Error("The bundle has no stylesheet: run `npm run build`");
  const stylesFor = createPageStyles(
    readFileSync(join(assets, stylesheet), "utf8") + printedHost(publicOrigin()),
  );
  const importsOf = createScriptImports(assets);
  const withTopDrawing = topDrawings(base);
  const render = await createRenderer(join(bundle, "server/index.js"), base);
  const sharedAs = shareAddresses(content.all());
  const root = publicRoot(base);

  return {
    /** A page and what stands beside it. Its note is its title where it may be listed and shared. */
    async make(address: string, ask: (question: string) => void): Promise<Product> {
      const { status, text } = await render(address, askingContent(content, ask));
      const expected = STAND_INS.some((standIn) => standIn === address) ? [200, 404] : [200];
      if (!expected.includes(status)) throw new Error(`${address} answered ${status}`);
      const stateAddress = base + stateFile(address).split("/").map(encodeURIComponent).join("/");
      const shown = withTopDrawing(withShareImage(text, address, sharedAs(address)));
      const { html, shared, state } = finishPage(shown, {
        stylesFor,
        asleep: !DESK.has(address) && { base, stateAddress, importsOf },
        still: address === OFFLINE_PAGE,
        standsIn: FOR_OTHERS.has(address),
        stylesheet: `${base}assets/${stylesheet}`,
      });
      const beside = state === undefined ? [] : [[stateFile(address), state] as const];
      const files = [[pageFile(address), html] as const, ...beside, ...shared];
      return standsForItself(html, address, root) ? { files, note: sharedTitle(html) } : { files };
    },
    /** The data that the framework asks for when a reader moves to a page. */
    async makeData(address: string, ask: (question: string) => void): Promise<Product> {
      const { status, text } = await render(
        address === "/" ? "/_.data" : `${address}.data`,
        askingContent(content, ask),
      );
      if (status !== 200) throw new Error(`The data of ${address} answered ${status}`);
      return { files: [[address === "/" ? "_.data" : `${address.slice(1)}.data`, text]] };
    },
  };
}
