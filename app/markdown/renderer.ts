import MarkdownIt from "markdown-it";
import type { MarkdownIt as Renderer } from "markdown-it";
import { cuts, isCutAddress } from "./rules/cuts-rule.ts";
import { directions } from "./rules/directions-rule.ts";
import { safeAddress } from "./safe-address.ts";
import type { TocEntry } from "../domain/posts/post.ts";
import { foldedSources } from "./rules/folded-sources.ts";
import { headingAnchors } from "./rules/heading-anchors.ts";
import { unbrokenFigures } from "./rules/unbroken-figures.ts";
import { quotes } from "./rules/quotes-rule.ts";
import { wideTables } from "./rules/wide-tables.ts";

/** A rendered article. */
interface RenderedArticle {
  readonly html: string;
  /** Its level-3 headings. */
  readonly toc: readonly TocEntry[];
}

const RULES = [
  quotes,
  headingAnchors,
  foldedSources,
  wideTables,
  unbrokenFigures,
  cuts,
  directions,
];

/**
 * The one Markdown renderer, shared by public pages, feeds and the editor's preview.
 *
 * Safe by construction: raw HTML is shown as text (`html: false`), and `safeAddress` allows only a few URL
 * schemes, so nothing an author pastes can run.
 */
export function createRenderer(): Renderer {
  const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false });
  renderer.validateLink = (address) => safeAddress(address) || isCutAddress(address);
  for (const rule of RULES) renderer.use(rule);
  return renderer;
}

const renderer = createRenderer();

/** The articles rendered last, by their source: a new one is in three feeds, on its page and in its data file. */
const rendered = new Map<string, RenderedArticle>();
const MAX_RENDERED = 50;

/** Renders a post's Markdown body. Pure: the same source always gives the same HTML. */
export function renderArticle(source: string): RenderedArticle {
  const known = rendered.get(source);
  if (known) return known;
  const env: { toc: TocEntry[] } = { toc: [] };
  const article = { html: renderer.render(source, env), toc: env.toc };
  const [oldest = ""] = rendered.keys();
  if (rendered.size === MAX_RENDERED) rendered.delete(oldest);
  rendered.set(source, article);
  return article;
}

/** Renders one line of Markdown (emphasis, links) without a paragraph around it. */
export function renderInline(source: string): string {
  return renderer.renderInline(source, { toc: [] });
}
