import MarkdownIt from "markdown-it";
import { z } from "zod";
import { jsonText } from "#server/http/text.ts";

/** A node of Ghost's editor since version 5 (Lexical). Cards have their own fields. */
const lexicalNode = z.looseObject({
  type: z.string().default(""),
  get children() {
    return z.array(lexicalNode).default([]);
  },
});
type LexicalNode = z.infer<typeof lexicalNode>;
const lexicalText = jsonText(z.object({ root: lexicalNode }));

/** A text of Ghost's editor before (Mobiledoc 0.3): sections point into lists of marks and cards. */
const mobiledocShape = z.object({
  markups: z.array(z.tuple([z.string()]).rest(z.array(z.string()))).default([]),
  atoms: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).default([]),
  cards: z.array(z.tuple([z.string()]).rest(z.record(z.string(), z.unknown()))).default([]),
  sections: z.array(z.array(z.unknown())),
});
type Mobiledoc = z.output<typeof mobiledocShape>;
const mobiledocText = jsonText(mobiledocShape);
const marker = z.tuple([
  z.number(),
  z.array(z.number()),
  z.number(),
  z.union([z.string(), z.number()]),
]);

const markdown = new MarkdownIt({ html: true });
const { escapeHtml: escaped } = markdown.utils;

/** Lexical's bits of a text's format, innermost last. */
const FORMATS = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
] as const;

/** The HTML of a text that a Ghost export has only in its editor's own format; empty if unreadable. */
export function ghostHtml(lexical: string, mobiledoc: string): string {
  const asLexical = lexicalText.safeParse(lexical);
  if (asLexical.success) return lexicalHtml(asLexical.data.root);
  const asMobiledoc = mobiledocText.safeParse(mobiledoc);
  return asMobiledoc.success ? mobiledocHtml(asMobiledoc.data) : "";
}

function lexicalHtml(node: LexicalNode): string {
  const inner = () => node.children.map(lexicalHtml).join("");
  const text = (name: string) => (typeof node[name] === "string" ? node[name] : "");
  switch (node.type.replace("extended-", "")) {
    case "root":
      return inner();
    case "text":
      return FORMATS.reduce(
        (html, [bit, name]) =>
          (Number(node["format"] ?? 0) & bit) === 0 ? html : `<${name}>${html}</${name}>`,
        escaped(text("text")),
      );
    case "linebreak":
      return "<br>";
    case "paragraph":
      return `<p>${inner()}</p>`;
    case "heading":
      return text("tag") > "h3" ? `<h4>${inner()}</h4>` : `<h3>${inner()}</h3>`;
    case "quote":
    case "aside":
      return `<blockquote><p>${inner()}</p></blockquote>`;
    case "list": {
      const name = node["listType"] === "number" ? "ol" : "ul";
      return `<${name}>${inner()}</${name}>`;
    }
    case "listitem":
      return `<li>${inner()}</li>`;
    case "link":
      return `<a href="${escaped(text("url"))}">${inner()}</a>`;
    default:
      return node.children.length > 0 ? inner() : card(node.type, node);
  }
}

function mobiledocHtml({ sections, markups, atoms, cards }: Mobiledoc): string {
  const words = (markers: unknown): string => {
    const open: string[] = [];
    let html = "";
    for (const [kind, opened, closed, value] of z.array(marker).catch([]).parse(markers)) {
      for (const at of opened) {
        const [name = "span", [key = "", address = ""] = []] = markups[at] ?? [];
        html += key === "href" ? `<a href="${escaped(address)}">` : `<${name}>`;
        open.push(name);
      }
      const [atom = "", atomText = ""] = kind === 1 ? (atoms[Number(value)] ?? []) : [];
      html +=
        kind === 0 ? escaped(String(value)) : atom === "soft-return" ? "<br>" : escaped(atomText);
      for (let at = 0; at < closed; at += 1) html += `</${open.pop() ?? "span"}>`;
    }
    return html;
  };
  return sections
    .map(([kind, second, third]) => {
      if (kind === 1) return `<${String(second)}>${words(third)}</${String(second)}>`;
      if (kind === 2) return `<p><img src="${escaped(String(second))}"></p>`;
      if (kind === 3 && Array.isArray(third)) {
        const items = third.map((item) => `<li>${words(item)}</li>`).join("");
        return `<${String(second)}>${items}</${String(second)}>`;
      }
      const [name = "", payload = {}] = kind === 10 ? (cards[Number(second)] ?? []) : [];
      return card(name, payload);
    })
    .join("\n");
}

/** A card of either editor as HTML; one that has no text as an element that the report counts. */
function card(name: string, fields: Readonly<Record<string, unknown>>): string {
  const text = (key: string) => (typeof fields[key] === "string" ? fields[key] : "");
  const caption = text("caption") === "" ? "" : `<figcaption>${text("caption")}</figcaption>`;
  switch (name) {
    case "image":
      return `<figure>${image(text("src"), text("alt"))}${caption}</figure>`;
    case "gallery": {
      const images = z.array(z.object({ src: z.string(), alt: z.string().nullish() })).catch([]);
      return `<figure>${images
        .parse(fields["images"])
        .map(({ src, alt }) => image(src, alt ?? ""))
        .join("\n")}${caption}</figure>`;
    }
    case "html":
      return text("html");
    case "markdown":
    case "card-markdown":
      return markdown.render(text("markdown"));
    case "code":
    case "codeblock":
      return `<pre><code class="language-${escaped(text("language"))}">${escaped(text("code"))}</code></pre>${caption}`;
    case "hr":
    case "horizontalrule":
      return "<hr>";
    case "callout":
      return `<blockquote><p>${text("calloutText")}</p></blockquote>`;
    case "toggle":
      return `<h4>${text("heading")}</h4>${text("content")}`;
    case "header":
      return `<h3>${text("header") || text("heading")}</h3><p>${text("subheader") || text("subheading")}</p>`;
    case "button":
    case "file":
      return `<p><a href="${escaped(text("buttonUrl") || text("src"))}">${escaped(text("buttonText") || text("fileTitle") || text("fileName"))}</a></p>`;
    case "bookmark":
      return `<p><a href="${escaped(text("url"))}">${escaped(bookmarkTitle(fields) || text("url"))}</a></p>${caption}`;
    case "paywall":
      return MEMBERS_ONLY;
    case "video":
    case "audio":
      return `<${name} src="${escaped(text("src"))}" title="${escaped(text("title"))}"></${name}>${caption}`;
    case "":
      return "";
    default:
      return `<iframe src="${escaped(text("url"))}" title="${escaped(bookmarkTitle(fields))}"></iframe>${caption}`;
  }
}

/** Ghost's mark in a text: what follows is for members only. */
export const MEMBERS_ONLY = "<!--members-only-->";

const titled = z.object({ title: z.string() });

function bookmarkTitle({ metadata }: Readonly<Record<string, unknown>>): string {
  return titled.safeParse(metadata).data?.title ?? "";
}

function image(address: string, alt: string): string {
  return `<img src="${escaped(address)}" alt="${escaped(alt)}">`;
}
