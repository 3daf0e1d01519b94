import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { TocEntry } from "#app/domain/posts/post.ts";
import { slugFromTitle } from "#app/domain/posts/slug.ts";

/** Ids of the page around an article, which headings must not use; tests/site/heading-ids.test.ts compares. */
const LAYOUT_IDS = [
  "main",
  "article-body",
  "footer-start",
  "nav-about",
  "nav-getting-started",
  "nav-practices",
  "nav-tools",
  "newsletter-answer",
  "newsletter-email",
  "newsletter-title",
  "reader-settings-title",
  "small-menu",
  "theme",
  "toc-title",
];

/**
 * Gives each heading a unique id and a link to itself, so that readers can copy a section's address, and
 * collects level-3 headings in `env.toc`.
 */
export function headingAnchors(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading_anchors", (state) => {
    const used = new Set(LAYOUT_IDS);
    state.tokens.forEach((token, index) => {
      if (token.type !== "heading_open") return;
      const inline = state.tokens[index + 1];
      const text = (inline?.children ?? [])
        .filter((child) => child.type === "text" || child.type === "code_inline")
        .map((child) => child.content)
        .join("");
      const id = uniqueId(slugFromTitle(text) || "section", used);
      token.attrSet("id", id);
      if (inline?.children) inline.children = addLink(inline.children, id, state.Token);
      if (token.tag === "h3") (state.env as { toc?: TocEntry[] }).toc?.push({ id, text });
    });
  });
}

/** A heading that contains a link keeps only that one: links cannot be nested. */
function addLink(children: Token[], id: string, Part: StateCore["Token"]): Token[] {
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
