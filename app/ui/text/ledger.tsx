import type { ReactNode } from "react";

interface LedgerRow {
  /** The row's heading, in the first column. */
  readonly heading: string;
  /** The other cells, one for each further column. */
  readonly cells: readonly ReactNode[];
}

/** A ruled table. On a narrow screen each row becomes a small block with its columns' names. */
export function Ledger({
  caption,
  columns,
  rows,
  terse = false,
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly LedgerRow[];
  /** True if the cells need no labels: narrow screens then hide column names and frames. */
  readonly terse?: boolean;
}) {
  return (
    <table className={terse ? "ledger terse" : "ledger"}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heading, cells }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
