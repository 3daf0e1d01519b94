import type { TypedRedirect } from "./rules.ts";

/** A line of a pasted list: two addresses, or what is wrong. */
export type PastedLine = { readonly line: number; readonly text: string } & (
  | TypedRedirect
  | { readonly why: string }
);

/** The first line of a table that was pasted with its head. */
const HEAD = /^(?:from|source|old)/i;

/**
 * Reads a list of redirects, one a line: the old and the new address, with a tab, comma, semicolon or spaces in
 * between, as spreadsheets and other systems write them. Empty lines are ignored.
 */
export function readPastedList(list: string): PastedLine[] {
  return list.split(/\r?\n/).flatMap((written, index): PastedLine[] => {
    const text = written.trim();
    if (text === "" || (index === 0 && HEAD.test(text.replace(/^"/, "")))) return [];
    const columns = columnsOf(text);
    const place = { line: index + 1, text };
    const [address, leadsTo] = columns;
    return address !== undefined && leadsTo !== undefined && columns.length === 2
      ? [{ ...place, address, leadsTo }]
      : [{ ...place, why: "A line has two addresses: the old one and where it leads." }];
  });
}

function columnsOf(text: string): string[] {
  const separator = [/\t+/, /\s*;\s*/, /\s*,\s*/, /\s+/].find((one) => one.test(text)) ?? /\s+/;
  return text
    .split(separator)
    .map((column) => column.trim().replace(/^"(.*)"$/, "$1"))
    .filter((column) => column !== "");
}
