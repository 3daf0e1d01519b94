import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { isCutName } from "#app/pictures/diagrams/cuts.ts";
import { cutFigure } from "./cut-figure.ts";

const SCHEME = "cut:";
const IN_SOURCE = /\]\(cut:([^)\s]*)\)/g;

/** Whether an address refers to a diagram, as in `![Caption](cut:rest)`. */
export function isCutAddress(address: string): boolean {
  return address.startsWith(SCHEME);
}

/** References to diagrams that do not exist, with their lines from 1. */
export function unknownCuts(source: string): { readonly name: string; readonly line: number }[] {
  return [...source.matchAll(IN_SOURCE)]
    .map(({ 1: name = "", index }) => ({ name, line: source.slice(0, index).split("\n").length }))
    .filter(({ name }) => !isCutName(name));
}

/**
 * Renders an image alone in its paragraph, such as `![30 ÷ (4 − 1) = 10 days](cut:rest)`, as the diagram of
 * that name, with the text in brackets as its caption. An unknown name renders a message, which the writer
 * sees in the preview.
 */
export function cuts(markdown: MarkdownIt): void {
  markdown.core.ruler.push("cuts", (state) => {
    const { tokens } = state;
    const result: Token[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const image = standaloneDiagram(tokens, index);
      const token = image === undefined ? tokens[index] : figure(markdown, state, image);
      if (token !== undefined) result.push(token);
      if (image !== undefined) index += 2; // the paragraph's text and its end
    }
    state.tokens = result;
  });
}

/** The diagram's image, if a paragraph that contains nothing else starts here. */
function standaloneDiagram(tokens: readonly Token[], index: number): Token | undefined {
  if (tokens[index]?.type !== "paragraph_open") return undefined;
  const [only, ...others] = tokens[index + 1]?.children ?? [];
  if (only?.type !== "image" || others.length > 0) return undefined;
  return isCutAddress(sourceOf(only)) ? only : undefined;
}

function sourceOf(image: Token): string {
  return String(image.attrGet("src") ?? "");
}

function figure(markdown: MarkdownIt, state: StateCore, image: Token): Token {
  const { renderer, options, utils } = markdown;
  const name = sourceOf(image).slice(SCHEME.length);
  const token = new state.Token("html_block", "", 0);
  const caption = renderer.render(image.children ?? [], options, state.env);
  token.content = isCutName(name)
    ? `<figure class="cut">${cutFigure(name, caption)}</figure>\n`
    : `<p>There is no diagram called “${utils.escapeHtml(name)}”.</p>\n`;
  return token;
}
