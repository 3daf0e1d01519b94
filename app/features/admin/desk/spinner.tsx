/** What stands in the place of a page of the desk until the browser knows who is there. */
export function DeskSpinner({ label = "Loading" }: { readonly label?: string }) {
  return (
    <div className="desk-wait" data-wake="now">
      <p role="status" className="spinner">
        <span className="visually-hidden">{label}</span>
      </p>
      <p className="plain-only">The editor's desk needs JavaScript and a recent browser.</p>
    </div>
  );
}
