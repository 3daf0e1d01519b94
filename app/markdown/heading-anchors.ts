import type { MarkdownIt } from "markdown-it";
import type { TocEntry } from "../domain/post.ts";
import { slugFromTitle } from "../domain/slug.ts";

/** Gives each heading an id (unique in the article) and collects the level-3 ones in `env.toc`. */
export function headingAnchors(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading_anchors", (state) => {
    const used = new Set<string>();
    state.tokens.forEach((token, index) => {
      if (token.type !== "heading_open") return;
      const inline = state.tokens[index + 1];
      const text = (inline?.children ?? [])
        .filter((child) => child.type === "text" || child.type === "code_inline")
        .map((child) => child.content)
        .join("");
      const id = uniqueId(slugFromTitle(text) || "section", used);
      token.attrSet("id", id);
      if (token.tag === "h3") (state.env as { toc?: TocEntry[] }).toc?.push({ id, text });
    });
  });
}

function uniqueId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`;
  used.add(id);
  return id;
}
