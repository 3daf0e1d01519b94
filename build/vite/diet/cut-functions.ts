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
  const missing = new Set([...Object.keys(cuts.functions), ...(cuts.prototypes ?? [])]);
  visit(parseAst(code), (node) => {
    const name = nameOf(node);
    if (node.type === "FunctionDeclaration" && name !== undefined && isRange(node.body)) {
      if (!Object.hasOwn(cuts.functions, name)) return true;
      const text = cuts.functions[name] ?? `throw Error("${name} was cut")`;
      edits.push({ start: node.body.start, end: node.body.end, text: `{ ${text} }` });
      missing.delete(name);
      return false;
    }
    const owner = prototypeOwner(node, code);
    if (owner === undefined || !cuts.prototypes?.includes(owner)) return true;
    edits.push({ start: node.start, end: node.end, text: ";" });
    missing.delete(owner);
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

/** `Name` of a statement `Name.prototype.method = function …`. */
function prototypeOwner(node: SyntaxNode, code: string): string | undefined {
  if (node.type !== "ExpressionStatement") return undefined;
  return /^(\w+)\.prototype\.\w+ = (?:async )?function/.exec(code.slice(node.start, node.end))?.[1];
}
