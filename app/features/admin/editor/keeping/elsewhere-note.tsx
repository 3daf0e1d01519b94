/** The same post is open in another tab of the same person, which goes on with it. */
export function ElsewhereNote({ onTakeOver }: { readonly onTakeOver: () => void }) {
  return (
    <aside className="desk-note" aria-label="Another tab">
      <p role="status">
        You have this post open in another tab. Nothing you wrote there or here is lost.
      </p>
      <p className="btns">
        <button type="button" className="btn small" onClick={onTakeOver}>
          Continue here
        </button>
      </p>
    </aside>
  );
}
