/** A row's heading, or an empty cell to fill in by hand: screen readers gain nothing from an empty heading. */
export function RowHead({ children }: { readonly children: string | undefined }) {
  return children ? <th scope="row">{children}</th> : <td className="row-head" />;
}

/** A table's column headings. */
export function ColumnHeads({ labels }: { readonly labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Cells to fill in by hand. */
export function EmptyCells({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, cell) => <td key={cell} />);
}

/** Rows to fill in by hand. */
export function EmptyRows({ rows, cells }: { readonly rows: number; readonly cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      <EmptyCells count={cells} />
    </tr>
  ));
}
