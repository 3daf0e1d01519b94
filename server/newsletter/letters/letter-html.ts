import type { MarkdownIt, Token } from "markdown-it";
import type { Site } from "#app/content-model/site-settings.ts";
import { photoSizer } from "#app/domain/photo-sizer.ts";
import { absoluteAddresses } from "#app/feeds/absolute-addresses.ts";
import { isCutAddress } from "#app/markdown/rules/cuts-rule.ts";
import type { LetterDraft } from "#app/content-model/letter-draft.ts";
import { LEAVE, letterMarkdown, openingOf, why } from "./letter-text.ts";

const FONT = "Georgia, 'Times New Roman', serif";
/** Also set on an element inside the body, since Yahoo's and Outlook's programs drop the body. */
const PAPER = "background:#faf5e9;color:#241a10";
const HEADING = "color:#17110b;line-height:1.25;margin:28px 0 8px";
const CELL =
  "border-bottom:1px solid #cbbb9b;padding:6px 12px 6px 0;text-align:left;vertical-align:top";
/** The styles of each element, which mail programs read only inline. */
const STYLES: Readonly<Record<string, string>> = {
  p: "margin:0 0 16px",
  h1: `${HEADING};font-size:28px`,
  h2: `${HEADING};font-size:23px`,
  h3: `${HEADING};font-size:20px`,
  h4: `${HEADING};font-size:18px`,
  ul: "margin:0 0 16px;padding-left:24px",
  ol: "margin:0 0 16px;padding-left:24px",
  li: "margin:0 0 6px",
  a: "color:#1f4a2a",
  blockquote: "border-left:4px solid #dd9a2f;margin:0 0 16px;padding:0 0 0 16px",
  table: "border-collapse:collapse;font-size:16px;margin:0 0 16px",
  th: CELL,
  td: CELL,
  pre: "font-size:15px;margin:0 0 16px;white-space:pre-wrap",
  hr: "border:0;border-top:1px solid #cbbb9b;margin:24px 0",
  img: "border:0;color:#4a3b2d;display:block;height:auto;max-width:100%",
};
const DARK = `@media (prefers-color-scheme: dark){
body,.letter{background:#15110b!important;color:#f2e9d6!important}
h1,h2,h3,h4{color:#fbf4e4!important}
a{color:#b9dc8c!important}
th,td,hr{border-color:#463929!important}
img,.small{color:#d2c5aa!important}
}`;

function styledRenderer(): MarkdownIt {
  const markdown = letterMarkdown();
  markdown.core.ruler.push("inline_styles", ({ tokens }) => {
    for (const token of tokens) {
      addStyle(token);
      for (const child of token.children ?? []) addStyle(child);
    }
  });
  const { image } = markdown.renderer.rules;
  // Mail programs draw no diagrams: the caption replaces it.
  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token && !isCutAddress(String(token.attrGet("src")))) {
      return image?.(tokens, index, options, env, self) ?? "";
    }
    const caption = self.renderInlineAsText(token?.children ?? [], options, env);
    return `<em>Diagram: ${markdown.utils.escapeHtml(caption)}</em>`;
  };
  return markdown;
}

function addStyle(token: Token): void {
  const style = STYLES[token.tag];
  if (style === undefined || token.nesting < 0) return;
  // Keeps a column's alignment, which markdown-it sets.
  const own = token.attrGet("style");
  token.attrSet("style", own === null ? style : `${style};${own}`);
}

const markdown = styledRenderer();

/** How wide a letter is at most. */
const COLUMN_PX = 600;
/** The width of a letter's pictures, sharp in its column on a dense screen. */
export const PICTURE_WIDTH_PX = 900;

/** A smaller file of a picture. Outlook for Windows reads its width only as an attribute. */
export interface LightPicture {
  readonly address: string;
  readonly width: number;
}

/** A photo host's picture at the width of a letter: the address in the text is that of the full-size original. */
function photoOf(address: string): LightPicture | undefined {
  const sized = photoSizer(address)?.(PICTURE_WIDTH_PX);
  return sized === undefined ? undefined : { address: sized, width: PICTURE_WIDTH_PX };
}

/**
 * A letter as an HTML document: one column, inline styles, the system's fonts, nothing to fetch but the pictures of
 * its text.
 *
 * @param pictures smaller files of the library's pictures, by the addresses in the text.
 */
export function letterHtml(
  { subject, text }: LetterDraft,
  site: Site,
  origin: string,
  pictures: ReadonlyMap<string, LightPicture>,
): string {
  const { escapeHtml } = markdown.utils;
  const rendered = markdown.render(text).replaceAll(/ src="([^"]*)"/g, (whole, address: string) => {
    const lighter = pictures.get(address) ?? photoOf(address);
    if (!lighter) return whole;
    return ` src="${escapeHtml(lighter.address)}" width="${Math.min(lighter.width, COLUMN_PX)}"`;
  });
  const small = 'class="small" style="color:#4a3b2d;font-size:14px;margin:0 0 8px"';
  const link = (address: string, label: string) =>
    `<a href="${escapeHtml(address)}" style="${STYLES["a"]}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${DARK}
</style>
</head>
<body style="${PAPER};margin:0">
<div class="letter" style="${PAPER};font:18px/1.55 ${FONT};padding:24px 16px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(openingOf(text, origin))}</div>
<div style="margin:0 auto;max-width:${COLUMN_PX}px">
<p ${small}>${link(`${origin}/`, site.name)}</p>
<h1 style="${STYLES["h1"]};margin-top:8px">${escapeHtml(subject)}</h1>
${absoluteAddresses(rendered, `${origin}/`, origin)}
<hr style="${STYLES["hr"]}">
<p ${small}>${escapeHtml(why(site))} ${link(LEAVE, "Unsubscribe")}</p>
<p ${small}>${escapeHtml(site.operator)}</p>
</div>
</div>
</body>
</html>
`;
}
