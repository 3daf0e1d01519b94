import { parseAst } from "vite";
import type { FileCuts } from "./cuts.ts";
import { type Edit, edited, isNode, isRange, nameOf, type SyntaxNode, visit } from "./syntax.ts";

/**
 * Replaces the bodies of a file's functions as `cuts` says.
 *
 * @throws Error when a function or a prototype is not where it was: then the library has changed and
 *   the cuts must be read again.
 */
export function cutFunctions(code: string, cuts: FileCuts): string {
  const edits: Edit[] = [];
  const { functions, exports = [], prototypes = [] } = cuts;
  const missing = new Set([...Object.keys(functions), ...exports, ...prototypes]);
  visit(parseAst(code), (node) => {
    const name = nameOf(node);
    if (node.type === "FunctionDeclaration" && name !== undefined && isRange(node.body)) {
      if (!Object.hasOwn(functions, name)) return true;
      const text = functions[name] ?? `throw Error("${name} was cut")`;
      edits.push({ start: node.body.start, end: node.body.end, text: `{ ${text} }` });
      missing.delete(name);
      return false;
    }
    const { exported, owner } = assigned(node, code);
    const dropped =
      exports.find((name) => name === exported) ?? prototypes.find((name) => name === owner);
    if (dropped === undefined) return true;
    edits.push({ start: node.start, end: node.end, text: ";" });
    missing.delete(dropped);
    return false;
  });
  if (missing.size > 0) {
    throw new Error(`${cuts.file} has no ${[...missing].join(", ")}: read build/vite/diet again`);
  }
  return edited(code, edits);
}

/**
 * Leaves the explanation out of a library's own checks (`invariant(found, "…")`): a developer reads
 * it while developing, where nothing is cut.
 */
export function dropMessages(code: string): string {
  const edits: Edit[] = [];
  visit(parseAst(code), (node) => {
    const { callee, arguments: given } = node;
    const check =
      isNode(callee) && (callee.name === "invariant" || callee.name === "UNSAFE_invariant");
    if (node.type !== "CallExpression" || !check || !Array.isArray(given)) return true;
    const [condition, message]: unknown[] = given;
    if (isRange(condition) && isRange(message)) {
      edits.push({ start: condition.end, end: message.end, text: "" });
    }
    return true;
  });
  return edited(code, edits);
}

/** The names in `exports.exported = function …` and in `Owner.prototype.method = function …`. */
function assigned(node: SyntaxNode, code: string): { exported?: string; owner?: string } {
  if (node.type !== "ExpressionStatement") return {};
  const statement = code.slice(node.start, node.end);
  return (
    /^(?:exports\.(?<exported>\w+)|(?<owner>\w+)\.prototype\.\w+) = (?:async )?function/.exec(
      statement,
    )?.groups ?? {}
  );
}
