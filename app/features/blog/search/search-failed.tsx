/** The articles could not be loaded, most likely because there is no signal. */
export function SearchFailed({ retry }: { readonly retry: () => void }) {
  return (
    <div className="empty panel" role="alert">
      <h2>The articles didn’t load</h2>
      <p>Check your signal and try again. What you typed is still in the search box.</p>
      <p className="btns">
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
