import TurndownService from "turndown";
import { isPhotoAddress } from "../../../app/domain/photo-hosts.ts";

/** Markdown, and how many pictures were left out because their host is not allowed. */
export interface Converted {
  readonly markdown: string;
  readonly picturesLeftOut: number;
}

/** Converts another system's article to Markdown. Its headings start at level 3, as in all posts. */
export function markdownOf(html: string): Converted {
  let picturesLeftOut = 0;
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
  });
  service.remove(["script", "style", "iframe", "noscript"]);
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (words, { nodeName }) =>
      words.trim() && `\n\n${nodeName > "H3" ? "####" : "###"} ${words.trim()}\n\n`,
  });
  service.addRule("cell", {
    filter: ["th", "td"],
    replacement: (words) => `| ${words.trim().replace(/\s+/g, " ").replaceAll("|", "\\|")} `,
  });
  service.addRule("row", { filter: "tr", replacement: (cells) => `\n${cells}|` });
  service.addRule("table", { filter: "table", replacement: (rows) => `\n\n${table(rows)}\n\n` });
  service.addRule("picture", {
    filter: "img",
    replacement(_, node) {
      const attribute = (name: string) =>
        "getAttribute" in node && typeof node.getAttribute === "function"
          ? String(node.getAttribute(name) ?? "")
          : "";
      const address = attribute("src");
      if (isPhotoAddress(address)) return `![${attribute("alt")}](${address})`;
      picturesLeftOut += 1;
      return "";
    },
  });
  const markdown = service
    .turndown(html)
    .replace(/\u00a0/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { markdown, picturesLeftOut };
}

/** Turns rows into a Markdown table; the first is its header. */
function table(rows: string): string {
  const lines = rows.split("\n").filter((row) => row.startsWith("|"));
  const [head = "", ...body] = lines;
  const columns = head.split(/(?<!\\)\|/).length - 2;
  return [head, `|${"---|".repeat(Math.max(1, columns))}`, ...body].join("\n");
}
