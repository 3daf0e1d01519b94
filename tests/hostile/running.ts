import { Parser } from "htmlparser2";

const WITH_ADDRESS = new Set(["href", "src", "action", "formaction", "data", "xlink:href"]);
/** Elements that run or fetch something; content must not add any to a page. */
const WATCHED = new Set(["script", "iframe", "object", "embed", "base", "form", "meta", "link"]);

/** Anything in a page that could run, and the number of elements that could fetch something. */
export function running(html: string) {
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (WATCHED.has(tag)) counts[tag] = (counts[tag] ?? 0) + 1;
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) problems.push(`${name} on ${tag}`);
        const address = value.replace(/[\s\u0000-\u001f]/g, "").toLowerCase();
        if (WITH_ADDRESS.has(name) && /^(?:javascript|vbscript|data):/.test(address)) {
          problems.push(`${name}=${value}`);
        }
      }
    },
  });
  parser.end(html);
  return { problems, counts };
}
