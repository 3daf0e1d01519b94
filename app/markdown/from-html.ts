import TurndownService from "turndown";

/** With the fences of code, in which they stay. */
const TRAILING_SPACES = /^(`{3,})[^\n]*\n[\s\S]*?^\1$|[ \t]+$/gm;
const EMPTY_LINES = /^(`{3,})[^\n]*\n[\s\S]*?^\1$|\n{3,}/gm;

/** Turns HTML into Markdown as posts are written here. Whoever uses it adds rules of its own for what it is given. */
export function postTurndown(options: TurndownService.Options = {}): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    // A backslash, since trailing spaces are invisible and easily lost.
    br: "\\",
    ...options,
  });
  // The page's title is level 1, and the site's sections start at level 3.
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (words, { nodeName }) =>
      words.trim() && `\n\n${nodeName > "H3" ? "####" : "###"} ${oneLine(words)}\n\n`,
  });
  service.addRule("item", {
    filter: "li",
    replacement: (words, node) => {
      const mark = markerOf(node);
      const text = words.trim().replace(/\n(?!\n|$)/g, `\n${" ".repeat(mark.length)}`);
      return text && `${mark}${text}\n`;
    },
  });
  service.addRule("deleted", {
    filter: (node) => node.matches("del,s,strike"),
    replacement: (words) => words.trim() && `~~${words.trim()}~~`,
  });
  return service;
}

function markerOf(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.nodeName !== "OL") return "- ";
  const items = Array.from(list.children).filter(({ nodeName }) => nodeName === "LI");
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  return `${Math.max(0, Number.isNaN(start) ? 1 : start) + items.indexOf(item)}. `;
}

/** A cell of a table, and over how many columns and rows it goes. */
interface Cell {
  readonly text: string;
  readonly columns: number;
  readonly down: number;
}

const MAX_SPAN = 50;

/** A cell's `colspan` or `rowspan`. */
export function span(attribute: string | null): number {
  const count = Number.parseInt(attribute ?? "", 10);
  return count > 1 ? Math.min(count, MAX_SPAN) : 1;
}

/** Rows of which each cell stands in its column. Where a merged cell goes on, the cells are empty. */
export function unmerged(rows: readonly (readonly Cell[])[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { text, columns, down } of row) {
      while (grid[at]?.[column] !== undefined) column += 1;
      for (const [y, line] of grid.slice(at, at + down).entries()) {
        for (let x = column; x < column + columns; x += 1) {
          line[x] = y === 0 && x === column ? text : "";
        }
      }
      column += columns;
    }
  }
  return grid;
}

/** Rows of cells as a table. The first becomes its header, which Markdown requires. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => oneLine(cells[at] ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  return rows
    .map(line)
    .toSpliced(1, 0, `|${" --- |".repeat(columns)}`)
    .join("\n");
}

/** Markdown on one line. */
export function oneLine(markdown: string): string {
  return markdown
    .replace(/\\?\s*\n\s*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Without spaces that nobody sees, and with one empty line between blocks. */
export function tidied(markdown: string): string {
  return (
    markdown
      // A non-breaking space between words is just a space; at a line's start it indents.
      .replace(/(\S)[ \u00a0]*\u00a0[ \u00a0]*/g, "$1 ")
      .replace(/\u00a0/g, " ")
      .replace(/\u00ad/g, "")
      .replace(TRAILING_SPACES, (found, fence) => (fence ? found : ""))
      .replace(EMPTY_LINES, (found, fence) => (fence ? found : "\n\n"))
      .trim()
  );
}
