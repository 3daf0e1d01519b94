export type Cell = string | number;

/** A Markdown table. The first column holds names; figures of the others are to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** A figure to so many decimals, or a dash when it was not measured. */
export function figure(value: number, decimals = 0): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : "–";
}
