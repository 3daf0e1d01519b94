import MarkdownIt, { type MarkdownIt as Renderer } from "markdown-it";
import { safeAddress } from "./safe-address.ts";
import type { TocEntry } from "../domain/post.ts";
import { headingAnchors } from "./heading-anchors.ts";
import { unbrokenFigures } from "./figures-rule.ts";
import { wideTables } from "./wide-tables.ts";

/** A rendered article: HTML, its level-3 headings, and the plain text that search looks through. */
export interface RenderedArticle {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/**
 * The one Markdown renderer, shared by public pages, feeds and the editor's preview.
 *
 * Safe by construction: raw HTML in the source is shown as text (`html: false`), and `safeAddress`
 * admits a short list of address schemes, so nothing an author pastes can run.
 */
function createRenderer(): Renderer {
  const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false });
  renderer.validateLink = safeAddress;
  return renderer.use(headingAnchors).use(wideTables).use(unbrokenFigures);
}

const renderer = createRenderer();

/** Renders a post's Markdown body. Pure: the same source always gives the same HTML. */
export function renderArticle(source: string): RenderedArticle {
  const env: { toc: TocEntry[] } = { toc: [] };
  return { html: renderer.render(source, env), toc: env.toc };
}

/** Renders one line of Markdown (emphasis, links) without a paragraph around it. */
export function renderInline(source: string): string {
  return renderer.renderInline(source, { toc: [] });
}
