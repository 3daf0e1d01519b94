/** Something is on its way, said in words too. Stands still for readers who asked for less motion. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="loading">
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  );
}
