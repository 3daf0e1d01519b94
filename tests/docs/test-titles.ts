import { parseAst } from "vite";

/** The titles of the tests in a source, and of their groups: the first argument of a call whose last one is a function. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const fields: Record<string, unknown> = { ...node };
    if (fields["type"] === "CallExpression" && Array.isArray(fields["arguments"])) {
      const [first, ...others]: unknown[] = fields["arguments"];
      const { type } = fieldsOf(others.at(-1));
      if (type === "ArrowFunctionExpression" || type === "FunctionExpression") {
        titles.push(textOf(first).replace(/\s+/g, " "));
      }
    }
    Object.values(fields).forEach(visit);
  };
  visit(parseAst(source, { lang: "tsx" }).body);
  return titles;
}

/** The text of a string or of a template without its expressions; otherwise empty. */
function textOf(node: unknown): string {
  const { type, value, quasis } = fieldsOf(node);
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return "";
  return quasis.map((part: unknown) => fieldsOf(fieldsOf(part)["value"])["cooked"]).join("…");
}

function fieldsOf(node: unknown): Record<string, unknown> {
  return typeof node === "object" && node !== null ? { ...node } : {};
}
