import type { MarkdownIt } from "markdown-it";

/** Folds the list right below the heading "Sources", as app/ui/text/fold.tsx does: open but on a phone. */
export function foldedSources(markdown: MarkdownIt): void {
  markdown.core.ruler.push("folded_sources", (state) => {
    const { tokens } = state;
    const heading = tokens.findIndex(
      ({ type, attrs }) => type === "heading_open" && attrs?.some(([, id]) => id === "sources"),
    );
    const start = tokens[heading + 3];
    if (heading < 0 || start?.type !== "bullet_list_open") return;
    const end = tokens.findIndex(
      ({ type, level }, index) =>
        index > heading && type === "bullet_list_close" && level === start.level,
    );
    start.attrJoin("class", "sources");
    const open = new state.Token("html_block", "", 0);
    open.content = '<details class="fold"><summary>List of sources</summary>\n';
    const close = new state.Token("html_block", "", 0);
    close.content = "</details>\n";
    tokens.splice(end + 1, 0, close);
    tokens.splice(heading + 3, 0, open);
  });
}
