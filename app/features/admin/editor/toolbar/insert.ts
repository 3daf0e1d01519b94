import { selected, type Tool, trimmed } from "./text-edit.ts";

const ADDRESS = /^(?:https?:\/\/|mailto:|\/)\S+$/;
const EMPTY_ADDRESS = "https://";

/** A link or a picture: what is selected becomes its text, or its address if it looks like one. */
function addressed(opening: string, placeholder: string): Tool {
  return (whole) => {
    const at = trimmed(whole);
    const inner = selected(at);
    const isAddress = ADDRESS.test(inner);
    const words = inner && !isAddress ? inner : placeholder;
    const address = isAddress ? inner : EMPTY_ADDRESS;
    const insert = `${opening}[${words}](${address})`;
    const wordsStart = at.start + opening.length + 1;
    const addressStart = wordsStart + words.length + 2;
    return {
      from: at.start,
      to: at.end,
      insert,
      select:
        inner && !isAddress
          ? [addressStart, addressStart + address.length]
          : [wordsStart, wordsStart + words.length],
    };
  };
}

export const link = addressed("", "link text");
export const image = addressed("!", "what the picture shows");

const TABLE = ["| Column | Column |", "| --- | --- |", "| | |", "| | |"].join("\n");

/** A table of two columns and two rows after the selection, on lines of its own. */
export const table: Tool = ({ text, end }) => {
  const before = gap(text.slice(0, end).match(/\n*$/)?.[0].length ?? 0, end === 0);
  const after = gap(text.slice(end).match(/^\n*/)?.[0].length ?? 0, end === text.length);
  const start = end + before.length + "| ".length;
  return {
    from: end,
    to: end,
    insert: before + TABLE + after,
    select: [start, start + "Column".length],
  };
};

/** What makes an empty line out of the line ends that are there; nothing at an edge of the text. */
function gap(lineEnds: number, edge: boolean): string {
  return edge ? "" : "\n".repeat(Math.max(0, 2 - lineEnds));
}
