/** Says that changes last only as long as the page (decision 17). */
export function DemoNotice() {
  return (
    <aside className="desk-notice" aria-label="Demo mode">
      <p className="wrap">
        <strong>Demo mode.</strong> Changes last until you leave or reload the desk.
      </p>
    </aside>
  );
}
