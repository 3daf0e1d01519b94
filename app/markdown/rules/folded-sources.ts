import type { MarkdownIt } from "markdown-it";

/** Puts the list right below the heading "Sources" into a fold (app/ui/text/fold.tsx), closed on phones. */
export function foldedSources(markdown: MarkdownIt): void {
  markdown.core.ruler.push("folded_sources", ({ tokens, Token }) => {
    const start = tokens.findIndex((token) => token.attrGet("id") === "sources") + 3;
    const list = tokens[start];
    if (start < 3 || list?.type !== "bullet_list_open") return;
    const html = (content: string) => Object.assign(new Token("html_block", "", 0), { content });
    const end = tokens.findIndex(
      ({ type, level }, index) => index > start && type === "bullet_list_close" && level === 0,
    );
    list.attrSet("class", "sources");
    tokens.splice(end + 1, 0, html("</details>\n"));
    tokens.splice(start, 0, html('<details class="fold"><summary>List of sources</summary>\n'));
  });
}
