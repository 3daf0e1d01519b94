import { isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";

/** Texts by the paths of their fields (text-fields.ts). */
export type Changes = Readonly<Record<string, string>>;

/** The width of the content's files. */
const WIDTH = 120;
/** Spaces and line ends that make no difference to readers; a no-break space does. */
const BLANKS = /[\t\n\v\f\r ]+/g;

/**
 * Replaces texts in a YAML or JSON file. Every other byte stays as it is, comments, quotes and line breaks included, so
 * that a file without changes stays identical. Paths that the file does not have are ignored.
 */
export function editYaml(source: string, changes: Changes): string {
  // Parsing takes milliseconds, and most of a site's files have no changes.
  if (Object.keys(changes).length === 0) return source;
  const document = parseDocument(source, { prettyErrors: false });
  const edits = Object.entries(changes)
    .flatMap(([path, typed]) => {
      const scalar = scalarAt(document.contents, path.split("/"));
      const text = oneLine(typed);
      if (!scalar || scalar.value === text) return [];
      const [start, end] = scalar.range;
      return [{ start, end, text: written(source.slice(start, end), text, scalar.type) }];
    })
    .toSorted((a, b) => b.start - a.start);
  return edits.reduce(
    (edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end),
    source,
  );
}

/** A text as files have it: without line ends and double spaces. */
export const oneLine = (text: string): string => text.replaceAll(BLANKS, " ").trim();

/** A text of a file by its field's path; `undefined` if there is none. */
export function textAt(document: ReturnType<typeof parseDocument>, path: string) {
  return scalarAt(document.contents, path.split("/"))?.value;
}

function scalarAt(node: unknown, [part, ...rest]: readonly string[]): Text | undefined {
  if (part === undefined) return isText(node) ? node : undefined;
  if (isMap(node)) return scalarAt(node.get(part, true), rest);
  if (!isSeq(node)) return undefined;
  const block = node.items.find((item) => isMap(item) && item.get("id") === part);
  return scalarAt(block ?? node.items[Number(part)], rest);
}

/** A text that was read from a file. */
type Text = Scalar<string> & { readonly range: NonNullable<Scalar["range"]> };

function isText(node: unknown): node is Text {
  return isScalar(node) && typeof node.value === "string" && Array.isArray(node.range);
}

/**
 * A text in the style of the one that it replaces: folded, in quotes, or plain if YAML allows it; on one line or
 * several.
 */
function written(before: string, text: string, style: Scalar["type"]): string {
  const isBlock = style?.startsWith("BLOCK") === true;
  const [, indent = "  "] = /\n( +)\S/.exec(before) ?? [];
  const after = isBlock ? (/\n\s*$/.exec(before)?.[0] ?? "") : "";
  const lines = (words: string) => wrapped(words, WIDTH - indent.length);
  if (isBlock && text !== "") {
    return [">-", ...lines(text)].join(`\n${indent}`) + after;
  }
  const isQuoted = style === "QUOTE_DOUBLE" || style === "QUOTE_SINGLE" || !isPlain(text);
  const words = isQuoted ? JSON.stringify(text) : text;
  // JSON has no text on several lines.
  return before.trimEnd().includes("\n") ? lines(words).join(`\n${indent}`) + after : words + after;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= width)
      lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Whether YAML reads a text unchanged without quotes, both after a key and in a flow list. */
function isPlain(text: string): boolean {
  return [`a: ${text}`, `[${text}]`].every((source) => {
    const { errors, warnings, contents } = parseDocument(source, { prettyErrors: false });
    const read: unknown = errors.length + warnings.length === 0 ? contents?.toJSON() : undefined;
    return JSON.stringify(Object.values(read ?? {})) === JSON.stringify([text]);
  });
}
