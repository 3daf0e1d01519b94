import { createRenderer } from "./renderer.ts";

/** A link in a text to this site. */
export interface InternalLink {
  /** Its path with fragment, or only a fragment of the same text. */
  readonly address: string;
  /** The words that readers see. */
  readonly words: string;
  /** Its line in the text, from 1. */
  readonly line: number;
  /** The position of its address in the text. */
  readonly from: number;
  readonly to: number;
}

/** An address of another site, of a mail program or of a telephone. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const renderer = createRenderer();

/**
 * The links of a Markdown text that lead within the site, in order. An address without a leading slash counts too:
 * browsers resolve it relative to the post.
 *
 * @param origin the site's own, which an address may begin with
 */
export function internalLinks(source: string, origin: string): InternalLink[] {
  const found: InternalLink[] = [];
  const starts = lineStarts(source);
  let from = 0;
  for (const block of renderer.parse(source, { toc: [] })) {
    if (block.type !== "inline" || !block.children) continue;
    // A table's cells have no line numbers of their own.
    from = Math.max(from, starts[block.map?.[0] ?? 0] ?? 0);
    for (const [index, token] of block.children.entries()) {
      if (token.type !== "link_open") continue;
      const href = String(token.attrGet("href") ?? "");
      const written = writtenAs(source, href, from);
      if (written) from = written.to;
      // An empty address is reported as unfinished instead (domain/posts/unfinished.ts).
      const address = href === "" ? undefined : withinSite(href, origin);
      if (address === undefined) continue;
      const place = written ?? { from, to: from };
      found.push({
        address,
        words: wordsAfter(block.children.slice(index + 1)),
        line: source.slice(0, place.from).split("\n").length,
        ...place,
      });
    }
  }
  return found;
}

function withinSite(href: string, origin: string): string | undefined {
  const own = href.startsWith(`${origin}/`) || href === origin ? href.slice(origin.length) : href;
  if (ELSEWHERE.test(own)) return undefined;
  return own === "" ? "/" : own;
}

/** The place of an address in the text; the parser may have escaped letters in it. */
function writtenAs(source: string, href: string, from: number) {
  for (const spelling of [href, decoded(href)]) {
    const at = source.indexOf(spelling, from);
    if (at >= 0) return { from: at, to: at + spelling.length };
  }
  return undefined;
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function wordsAfter(tokens: readonly { readonly type: string; readonly content: string }[]) {
  const end = tokens.findIndex(({ type }) => type === "link_close");
  return tokens
    .slice(0, end)
    .map(({ content }) => content)
    .join("");
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}
