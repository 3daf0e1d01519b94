import type { YAMLParseError } from "yaml";

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
export function describeError(
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
export function fieldAt(source: string, offset: number): string {
  const lineEnd = source.indexOf("\n", offset);
  const before = source.slice(0, lineEnd === -1 ? source.length : lineEnd);
  return [...before.matchAll(/^\s*(?:- )?([A-Za-z]\w*):/gm)].at(-1)?.[1] ?? "the first line";
}
