/** The head of a row, or an empty cell where a pen writes it: an empty heading says nothing to a listener. */
export function RowHead({ children }: { readonly children: string | undefined }) {
  return children ? <th scope="row">{children}</th> : <td className="row-head" />;
}
