import { Parser } from "htmlparser2";
import { ApiError } from "../../http/api/api-error.ts";
import { incomingPost } from "./foreign-post.ts";
import type { Incoming } from "../incoming.ts";

/** An `item` of WordPress' export feed. */
interface Item {
  readonly texts: Map<string, string>;
  readonly categories: string[];
  readonly tags: string[];
}

/** Reads a WordPress export (WXR, an RSS file). @throws ApiError 422 */
export function readWordPress(xml: string, timeZone: string): Incoming {
  if (!xml.includes("http://wordpress.org/export/")) {
    throw new ApiError(422, "import", { message: "This XML file is not an export of WordPress." });
  }
  const items = readItems(xml);
  const covers = new Map(
    items
      .filter(({ texts }) => texts.get("wp:post_type") === "attachment")
      .map(({ texts }) => [texts.get("wp:post_id"), texts.get("wp:attachment_url") ?? ""]),
  );
  const posts = items
    .filter(({ texts }) => texts.get("wp:post_type") === "post")
    .map(({ texts, categories, tags }) => {
      const text = (name: string) => texts.get(name) ?? "";
      const at = Date.parse(`${text("wp:post_date_gmt").replace(" ", "T")}Z`);
      return incomingPost(
        {
          system: "wordpress",
          key: text("wp:post_id"),
          title: text("title"),
          slug: text("wp:post_name"),
          html: paragraphs(text("content:encoded")),
          excerpt: text("excerpt:encoded"),
          category: categories[0] ?? "",
          tags: [...tags, ...categories.slice(1)],
          cover: covers.get(text("_thumbnail_id")) ?? "",
          published: text("wp:status") === "publish",
          at: Number.isNaN(at) ? undefined : at,
          oldAddress: URL.parse(text("link"))?.pathname ?? "",
        },
        timeZone,
      );
    });
  return { posts, images: [], unreadable: [] };
}

/** Reads the items. The parser knows only XML's built-in entities and fetches nothing. */
function readItems(xml: string): Item[] {
  const items: Item[] = [];
  const open: string[] = [];
  let text = "";
  let domain = "";
  let metaKey = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        text = "";
        if (name === "item") items.push({ texts: new Map(), categories: [], tags: [] });
        if (name === "category") domain = attributes["domain"] ?? "";
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        open.pop();
        const item = open.includes("item") ? items.at(-1) : undefined;
        if (!item) return;
        if (name === "category") {
          (domain === "post_tag" ? item.tags : item.categories).push(text);
        } else if (name === "wp:meta_key") {
          metaKey = text;
        } else if (name === "wp:meta_value") {
          item.texts.set(metaKey, text);
        } else if (open.at(-1) === "item") {
          item.texts.set(name, text);
        }
        text = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return items;
}

/** WordPress' classic editor separates paragraphs with empty lines. */
function paragraphs(html: string): string {
  if (/<p[\s>]/i.test(html)) return html;
  return html
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${part}</p>`)
    .join("\n");
}
