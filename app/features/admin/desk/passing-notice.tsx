/** Says that changes last only as long as the page (decision 17). */
export function PassingNotice() {
  return (
    <aside className="desk-notice" aria-label="Practice desk">
      <p className="wrap">
        <strong>Practice desk.</strong> Changes you make here live only until this page is reloaded.
      </p>
    </aside>
  );
}
