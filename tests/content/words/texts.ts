import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { parse } from "yaml";

/** Page fields with addresses, keys, or other people's titles. */
const NOT_OURS = new Set(["url", "to", "value", "relatedPosts", "sources"]);

/** The text that a file shows, one entry per string or paragraph, without source lists. */
export function textsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".md")) return textsOfPost(source);
  if (file.endsWith(".yaml")) return textsOfPage(parse(source));
  return textsOfComponent(source, file.endsWith(".tsx") ? "tsx" : "ts");
}

function textsOfPost(source: string): string[] {
  const [text = ""] = source.split(/^### Sources$/m);
  return text.split("\n").map(withoutAddresses);
}

export function textsOfPage(page: unknown): string[] {
  if (typeof page === "string") return [withoutAddresses(page)];
  if (Array.isArray(page)) return page.flatMap(textsOfPage);
  if (typeof page !== "object" || page === null) return [];
  return Object.entries(page).flatMap(([key, value]) =>
    NOT_OURS.has(key) ? [] : textsOfPage(value),
  );
}

/** Text between tags, and every string with a space, which excludes most class names and keys. */
function textsOfComponent(source: string, lang: "ts" | "tsx" = "tsx"): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const fields: Record<string, unknown> = { ...node };
    const { type } = fields;
    if (type === "ImportDeclaration") return;
    const text = type === "TemplateElement" ? cooked(fields["value"]) : fields["value"];
    const isText = type === "JSXText" || type === "Literal" || type === "TemplateElement";
    if (isText && typeof text === "string" && text.trim().includes(" ")) found.push(text.trim());
    Object.values(fields).forEach(visit);
  };
  visit(parseAst(source, { lang }).body);
  return found;
}

function cooked(value: unknown): unknown {
  return typeof value === "object" && value !== null && "cooked" in value
    ? value.cooked
    : undefined;
}

function withoutAddresses(markdown: string): string {
  return markdown.replace(/\]\((?:[^()]|\([^)]*\))*\)/g, "]");
}
