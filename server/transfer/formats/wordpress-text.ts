import MarkdownIt from "markdown-it";
import { embedLink } from "./embeds.ts";
import type { LeftOut } from "./html-to-markdown.ts";

/** Block elements, around which WordPress puts no paragraph. */
const BLOCK =
  /<(\/?)(address|article|aside|blockquote|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/i;
/** Elements whose line breaks are kept unchanged. */
const VERBATIM = /(<(pre|script|style|textarea|svg)\b[\s\S]*?<\/\2\s*>)/i;
/** Blocks in which a single run of text gets no paragraph. */
const TIGHT = /^(?:p|li|dd|dt|td|th|h[1-6]|caption|figcaption|legend|summary)$/i;
/** A shortcode: `[name]`, `[name key="value" /]`. Doubled brackets are an escape. */
const SHORTCODE = /\[(\[?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\](\]?)/gi;

/** A block without stored text, which WordPress fills when it renders the page: `<!-- wp:archives /-->`. */
const DYNAMIC_BLOCK = /<!-- wp:([\w/-]+)(?:\s[^>]*?)?\/-->/g;
/** Blocks that are only layout, or whose text is stored elsewhere. */
const EMPTY_BLOCK =
  /^(?:more|nextpage|spacer|separator|paragraph|heading|list|list-item|image|shortcode|footnotes|post-\w.*)$/;
/** A line with only an address, which WordPress shows as an embed. */
const LONE_ADDRESS =
  /^[ \t]*(?:(?:<p>|<div class="wp-block-embed__wrapper">)\s*)?(https?:\/\/[^\s<>"]+)\s*(?:<\/p>|<\/div>)?[ \t]*$/gm;
/** An element with a background picture, whose address is only in its style. */
const BACKGROUND =
  /<div\b[^>]*\bstyle="[^"]*background-image:\s*url\((?:&quot;|['"])?([^)'"]+?)(?:&quot;|['"])?\)[^"]*"[^>]*>/g;

const { escapeHtml: escaped } = new MarkdownIt().utils;

interface WordPressText {
  readonly html: string;
  /** Shortcodes and blocks whose content is not in an export. */
  readonly leftOut: readonly LeftOut[];
}

/** A file of the old site's library. */
export interface Attachment {
  readonly address: string;
  readonly alt: string;
  /** As HTML. */
  readonly caption: string;
}

/**
 * The HTML that WordPress makes of a stored text: shortcodes resolved, and empty lines turned into paragraphs
 * and single ones into line breaks (block texts have their own paragraphs).
 *
 * @param own the files that were uploaded to the post
 */
export function wordPressText(
  stored: string,
  attachment: (id: string) => Attachment | undefined,
  own: readonly Attachment[] = [],
): WordPressText {
  const blocks = Array.from(stored.matchAll(DYNAMIC_BLOCK), ([, name = ""]) => name)
    .filter((name) => !EMPTY_BLOCK.test(name))
    .map((name) => ({ what: "block", address: name }));
  const shown = stored
    .replace(
      BACKGROUND,
      (whole, address: string) => `<figure><img src="${address}"></figure>${whole}`,
    )
    .split(VERBATIM)
    // Each verbatim element is followed by its name.
    .map((part, at) => (at % 3 === 0 ? withEmbeds(part) : at % 3 === 1 ? part : ""))
    .join("");
  const { html, leftOut } = withoutShortcodes(shown, attachment, own);
  const hasBlocks = stored.includes("<!-- wp:");
  const plain = html.replace(/<!--[\s\S]*?-->/g, "");
  return { html: hasBlocks ? plain : paragraphs(plain), leftOut: [...blocks, ...leftOut] };
}

function withEmbeds(text: string): string {
  return text.replace(LONE_ADDRESS, (whole, address: string) => {
    const link = embedLink(address.replaceAll("&amp;", "&"), "");
    return link ? `\n<p><a href="${escaped(link.address)}">${link.words}</a></p>\n` : whole;
  });
}

/** WordPress' paragraph rule: an empty line ends a paragraph, a single line break stays one. */
function paragraphs(text: string): string {
  const parts = text.replace(/\r\n?/g, "\n").split(VERBATIM);
  const open: string[] = [];
  let html = "";
  // Each verbatim element is followed by its name.
  for (let at = 0; at < parts.length; at += 3) {
    html += withParagraphs(parts[at] ?? "", open) + (parts[at + 1] ?? "");
  }
  return html;
}

/** @param open names of the blocks that are open; changed as they open and close */
function withParagraphs(text: string, open: string[]): string {
  let html = "";
  let left = text.replace(/<[^>]*>/g, (tag) => tag.replace(/\s+/g, " "));
  for (let tag = BLOCK.exec(left); tag; tag = BLOCK.exec(left)) {
    const [whole, slash = "", name = ""] = tag;
    html += lines(left.slice(0, tag.index), open.at(-1)) + whole;
    left = left.slice(tag.index + whole.length);
    if (slash === "") {
      if (!/^(?:hr|col)$/i.test(name)) open.push(name.toLowerCase());
    } else {
      const from = open.lastIndexOf(name.toLowerCase());
      if (from >= 0) open.length = from;
    }
  }
  return html + lines(left, open.at(-1));
}

function lines(text: string, parent: string | undefined): string {
  const found = text
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (found.length === 1 && parent !== undefined && TIGHT.test(parent))
    return withBreaks(text.trim());
  return found.map((part) => `<p>${withBreaks(part)}</p>`).join("\n");
}

/** Puts `<br>` before each line break that does not have one. */
function withBreaks(part: string): string {
  return part
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/(?:<br ?\/?>)?\n/gi, "<br>\n");
}

function withoutShortcodes(
  text: string,
  attachment: (id: string) => Attachment | undefined,
  own: readonly Attachment[],
): WordPressText {
  const names = new Set<string>();
  const leftOut: LeftOut[] = [];
  const html = text
    .replace(
      /\[(caption|wp_caption)\b([^\]]*)\]([\s\S]*?)\[\/\1\]/g,
      (_, _name, attributes: string, inner: string) => {
        const [picture = ""] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
        const words = inner.replace(picture, "").trim() || attributeOf(attributes, "caption");
        return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
      },
    )
    .replace(/\[embed\b[^\]]*\]([\s\S]*?)\[\/embed\]/g, (_, address: string) =>
      player("iframe", address),
    )
    .replace(
      /\[(?:youtube|vimeo)[= ]["']?(https?:[^\]"'\s]+)["']?[^\]]*\]/g,
      (_, address: string) => player("iframe", address),
    )
    .replace(
      /\[(audio|video)\b([^\]]*)\](?:\s*\[\/\1\])?/g,
      (whole, name: string, attributes: string) => {
        const [address = ""] = /https?:\/\/[^\s"'\]]+/.exec(attributes) ?? [];
        return address === "" ? whole : player(name, address);
      },
    )
    .replace(/(?<!\[)\[gallery\b([^\]]*)\]/g, (whole, attributes: string) => {
      const ids = attributeOf(attributes, "ids")
        .split(",")
        .map((id) => id.trim());
      // Without ids, a gallery shows what was uploaded to the post.
      const listed = ids.flatMap((id) => attachment(id) ?? []);
      const shown = attributeOf(attributes, "ids") === "" ? own.filter(isPicture) : listed;
      return shown.length === 0 ? whole : shown.map(figure).join("\n");
    });
  const closed = new Set(Array.from(html.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name]) => name));
  const shown = html
    .replace(
      SHORTCODE,
      (whole, before: string, name: string, attributes: string, after: string) => {
        if (before !== "" && after !== "") return whole.slice(1, -1);
        // Words in brackets are no shortcode: [sic].
        if (!closed.has(name) && !/=/.test(attributes) && !/[_-]/.test(name) && !KNOWN.has(name)) {
          return whole;
        }
        names.add(name);
        leftOut.push({ what: "shortcode", address: `[${name}]` });
        return before + after;
      },
    )
    .replace(/\[\/([a-z][\w-]*)\]/gi, (whole, name: string) => (names.has(name) ? "" : whole));
  return { html: shown, leftOut };
}

function player(name: string, address: string): string {
  return `\n\n<${name} src="${escaped(address.trim())}"></${name}>\n\n`;
}

function figure({ address, alt, caption }: Attachment): string {
  const words = caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escaped(address)}" alt="${escaped(alt)}">${words}</figure>`;
}

function isPicture({ address }: Attachment): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif)(?:\?|$)/i.test(address);
}

/** WordPress' own shortcodes that need neither attributes nor an end. */
const KNOWN = new Set(["audio", "gallery", "playlist", "video"]);

function attributeOf(attributes: string, name: string): string {
  const [, quoted, single, bare] =
    new RegExp(String.raw`\b${name}=(?:"([^"]*)"|'([^']*)'|(\S+))`).exec(attributes) ?? [];
  return quoted ?? single ?? bare ?? "";
}
