/** Says that the same person has the post open in another tab, which is the active one. */
export function OtherTabNote({ onTakeOver }: { readonly onTakeOver: () => void }) {
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
