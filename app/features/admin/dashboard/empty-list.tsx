import { Picture } from "../../../ui/pictures/picture.tsx";

/** No post to show: none at all, or none that fits (specification, section 2). */
export function EmptyList({
  searching,
  onClear,
}: {
  readonly searching: boolean;
  readonly onClear: () => void;
}) {
  return (
    <div className="desk-empty">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <h2>No posts found.</h2>
      {searching ? (
        <>
          <p>Try adjusting your search.</p>
          <button type="button" className="btn ghost" onClick={onClear}>
            Clear search
          </button>
        </>
      ) : null}
    </div>
  );
}
