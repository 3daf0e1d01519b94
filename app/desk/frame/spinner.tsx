/** Shown in place of a desk page until the browser knows who is signed in. */
export function DeskSpinner({ label = "Loading" }: { readonly label?: string }) {
  return (
    <div className="desk-wait" data-wake="now">
      <p role="status" className="spinner">
        <span className="visually-hidden">{label}</span>
      </p>
      <p className="plain-only">The editor’s desk needs JavaScript and a recent browser.</p>
    </div>
  );
}
