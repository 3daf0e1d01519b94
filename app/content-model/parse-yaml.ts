import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLParseError,
} from "yaml";
import { safeParse, type z } from "zod/mini";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is wrong with a field. */
export interface Problem {
  readonly path: Path;
  readonly problem: string;
}

/** What is wrong with a file. The message lists each problem as `file:line: field problem`. */
export class InvalidFile extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[]) {
    super(message);
    this.problems = problems;
  }
}

/** Adds to a file's data the fields that it takes from another file, at the same paths. */
export type Complete = (data: unknown) => {
  readonly data: unknown;
  readonly problems: readonly Problem[];
};

/**
 * Parses YAML and validates it.
 *
 * `firstLine` is the line of the file on which the YAML starts. `complete` adds what the file takes from another.
 *
 * @throws InvalidFile, or Error if it is not YAML.
 */
export function parseYaml<Output>(
  schema: z.core.$ZodType<Output>,
  file: string,
  source: string,
  firstLine = 1,
  complete: Complete = (data) => ({ data, problems: [] }),
): Output {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  // Only the first: the parser's later ones often follow from it.
  const [error] = document.errors;
  if (error) {
    const { offset, problem } = describeError(error, source);
    throw new Error(`${file}:${lineAt(offset)}: ${problem}`);
  }
  const star = firstAlias(document);
  if (star !== undefined) {
    throw new Error(
      `${file}:${lineAt(star)}: ${fieldAt(source, star)} begins with * and needs quotes`,
    );
  }
  const report = (problems: readonly Problem[]) => {
    const lines = problems.map(({ path, problem }) => {
      return `${file}:${lineAt(findOffset(document, path))}: ${formatPath(path)} ${problem}`;
    });
    return new InvalidFile(lines.join("\n"), problems);
  };
  const { data, problems } = complete(document.toJS());
  if (problems.length > 0) throw report(problems);
  const parsed = safeParse(schema, data);
  if (parsed.success) return parsed.data;
  throw report(parsed.error.issues.flatMap((issue) => describeIssue(issue, document)));
}

/** The offset of the first text that YAML takes for a reference to other text (`*name`). */
function firstAlias(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_key, { range }) {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function describeIssue(issue: Issue, document: Document): { path: Path; problem: string }[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      problem: "is not a field of this page",
    }));
  }
  if (issue.code === "invalid_union") {
    // If only one option of the union fits the value's type, what is wrong with that one.
    const isOther = ({ code, path }: Issue) => code === "invalid_type" && path.length === 0;
    const [own, ...more] = issue.errors.filter((issues) => !issues.some(isOther));
    if (own && more.length === 0) {
      return own.flatMap((one) =>
        describeIssue({ ...one, path: [...issue.path, ...one.path] }, document),
      );
    }
  }
  return [{ path: issue.path, problem: describeProblem(issue, document) }];
}

function describeProblem(issue: Issue, document: Document): string {
  const value: unknown = issue.path.length === 0 ? document.contents : document.getIn(issue.path);
  if (value === undefined || value === null) return "is missing";
  if (issue.code === "too_small" && issue.origin === "string") {
    return issue.minimum === 1 ? "is empty" : `needs at least ${issue.minimum} characters`;
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    return `must have at most ${issue.maximum} characters`;
  }
  if (issue.code === "too_small" && issue.origin === "array") {
    return `needs ${issue.exact === true ? "exactly" : "at least"} ${issue.minimum} items`;
  }
  if (issue.code === "too_big" && issue.origin === "array") {
    return `must have ${issue.exact === true ? "exactly" : "at most"} ${issue.maximum} items`;
  }
  if (issue.code === "invalid_type") return `must be ${describeType(issue.expected)}`;
  if (issue.code === "invalid_value") return `must be one of: ${issue.values.join(", ")}`;
  return issue.message;
}

function describeType(type: string): string {
  if (type === "string") return "text (put it in quotes)";
  if (type === "array") return "a list";
  if (type === "object" || type === "record") return "a group of fields";
  if (type === "int") return "a whole number";
  return `a ${type}`;
}

function formatPath(path: Path): string {
  if (path.length === 0) return "the page";
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name === "" ? String(part) : `${name}.${String(part)}`;
  }, "");
}

/** The field's offset in the file; for a missing field, that of its parent. */
function findOffset(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of [undefined, ...path]) {
    if (part !== undefined) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === part);
        if (!isPair(pair)) return offset;
        offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
        node = pair.value;
        continue;
      }
      if (!isSeq(node) || typeof part !== "number") return offset;
      node = node.items[part];
    }
    if (!isNode(node)) return offset;
    offset = node.range?.[0] ?? offset;
  }
  return offset;
}

const NODE_END = "at node end";
const UNCLOSED = /end with an? (?<closing>[\]}])/;
const OPENING: Readonly<Record<string, string>> = { "]": "[", "}": "{" };

/** What a YAML parser's most common errors mean to someone who writes a post. */
const WORDS: Readonly<Partial<Record<YAMLParseError["code"], string>>> = {
  BAD_DQ_ESCAPE: String.raw`has a \ that means nothing here; write \\ for a backslash`,
  BAD_SCALAR_START: "begins with a mark that needs quotes; put its text in quotes",
  BLOCK_AS_IMPLICIT_KEY: "has a colon in its text; put the text in quotes",
  DUPLICATE_KEY: "is there twice; keep one",
  MULTILINE_IMPLICIT_KEY: "is followed by a line without a field’s name and a colon",
  TAB_AS_INDENT: "begins with a tab; use spaces",
};
const OTHER = "cannot be read; put its text in quotes";

/** A YAML error in plain words with its field, and the offset it is about. */
function describeError(
  { code, message, pos }: YAMLParseError,
  source: string,
): { readonly offset: number; readonly problem: string } {
  const at = (offset: number, words: string) => ({
    offset,
    problem: `${fieldAt(source, offset)} ${words}`,
  });
  const [end] = pos;
  const closing = UNCLOSED.exec(message)?.groups?.["closing"];
  if (closing !== undefined) {
    const opening = OPENING[closing] ?? "";
    return at(
      Math.max(source.lastIndexOf(opening, end - 1), 0),
      `has a ${opening} without its ${closing}`,
    );
  }
  if (message.includes("quote")) return at(end, "has no closing quotation mark");
  if (message.includes(NODE_END)) {
    return at(
      end,
      String.raw`goes on after its closing quotation mark; write \" for one inside double quotes, and look whether the line above is closed`,
    );
  }
  return at(end, WORDS[code] ?? OTHER);
}

/** The name of the last field that begins at or before an offset's line. */
function fieldAt(source: string, offset: number): string {
  const lineEnd = source.indexOf("\n", offset);
  const before = source.slice(0, lineEnd === -1 ? source.length : lineEnd);
  return [...before.matchAll(/^\s*(?:- )?([A-Za-z]\w*):/gm)].at(-1)?.[1] ?? "the first line";
}
