import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { TocEntry } from "../../domain/posts/post.ts";
import { slugFromTitle } from "../../domain/posts/slug.ts";

/** Ids of the page around an article, which a heading may not take. */
const FRAME_IDS = ["main", "article-body", "page-style", "small-menu", "newsletter-title"];

/**
 * Gives each heading an id (unique in the article), makes its text a link to itself, so that a reader
 * can copy the address of a section, and collects the level-3 ones in `env.toc`.
 */
export function headingAnchors(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading_anchors", (state) => {
    const used = new Set(FRAME_IDS);
    state.tokens.forEach((token, index) => {
      if (token.type !== "heading_open") return;
      const inline = state.tokens[index + 1];
      const text = (inline?.children ?? [])
        .filter((child) => child.type === "text" || child.type === "code_inline")
        .map((child) => child.content)
        .join("");
      const id = uniqueId(slugFromTitle(text) || "section", used);
      token.attrSet("id", id);
      if (inline?.children) inline.children = linked(inline.children, id, state.Token);
      if (token.tag === "h3") (state.env as { toc?: TocEntry[] }).toc?.push({ id, text });
    });
  });
}

/** A heading with its own link keeps that one: links cannot appear in links. */
function linked(children: Token[], id: string, Part: StateCore["Token"]): Token[] {
  if (children.some(({ type }) => type === "link_open")) return children;
  const open = new Part("link_open", "a", 1);
  open.attrSet("href", `#${id}`);
  return [open, ...children, new Part("link_close", "a", -1)];
}

function uniqueId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`;
  used.add(id);
  return id;
}
