/** Says that changes last only as long as the page (decision 17). */
export function PassingNotice() {
  return (
    <p className="desk-notice">
      <span className="wrap">
        <strong>Practice desk.</strong> Changes you make here live only until this page is reloaded.
      </span>
    </p>
  );
}
