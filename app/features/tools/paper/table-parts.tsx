/** The head of a row, or an empty cell where a pen writes it: an empty heading says nothing to a listener. */
export function RowHead({ children }: { readonly children: string | undefined }) {
  return children ? <th scope="row">{children}</th> : <td className="row-head" />;
}

/** The headings of a table's columns. */
export function Heads({ labels }: { readonly labels: readonly string[] }) {
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

/** Cells for a pen. */
export function Cells({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, cell) => <td key={cell} />);
}

/** Rows for a pen. */
export function EmptyRows({ rows, cells }: { readonly rows: number; readonly cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      <Cells count={cells} />
    </tr>
  ));
}
