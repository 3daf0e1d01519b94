export type Cell = string | number;

/** A Markdown table. The first column has names, the others right-aligned figures. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** A figure rounded to `decimals`, or a dash if it was not measured. */
export function figure(value: number, decimals = 0): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : "–";
}
