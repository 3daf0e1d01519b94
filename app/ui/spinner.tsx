/** A loading indicator with a label. It does not spin for readers who prefer reduced motion. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="loading">
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  );
}
