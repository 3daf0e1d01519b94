import type { SiteContent } from "../content/publish.ts";
import { postScenes } from "../scenes/scene-list.ts";
import { scene } from "../../app/illustrations/scene.ts";
import { articleFile } from "./data-files.ts";
import type { Part, Product } from "./kept-files.ts";
import { createPages, type PagesOptions } from "./pages.ts";

/** A part of the site that grows with the posts: plain data, so that it can be handed to another thread. */
export interface SitePart extends Part {
  readonly kind: "page" | "data" | "scenes";
  /** Of a page within the site; of drawings, their post's. */
  readonly address: string;
}

/** Makes any such part; `ask` is told each question that it asks of the content. */
export type MakeSitePart = (part: SitePart, ask: (question: string) => void) => Promise<Product>;

export async function createParts(options: PagesOptions): Promise<MakeSitePart> {
  const { content } = options;
  const pages = await createPages(options);
  return async ({ kind, address }, ask) => {
    if (kind === "scenes") return { files: drawingsOf(content, address) };
    if (kind === "data") return pages.makeData(address, ask);
    const page = await pages.make(address, ask);
    const article = articleFile(content, address);
    if (article === undefined) return page;
    const file = `${decodeURIComponent(address.slice(1))}.json`;
    return { ...page, files: [...page.files, [file, article]] };
  };
}

function drawingsOf(content: SiteContent, address: string): [file: string, svg: string][] {
  const post = content.all()[content.placeOf(address) ?? -1];
  return post ? postScenes(post).map(({ file, options }) => [file, scene(options)]) : [];
}
