import type { DeskPost } from "../../../../backend/ports/posts.ts";

/** The actions for a post in the trash. */
export function TrashActions({
  entry,
  onRestore,
  onDeleteForever,
}: {
  readonly entry: DeskPost;
  readonly onRestore: (entries: readonly DeskPost[]) => void;
  /** For owners. */
  readonly onDeleteForever: ((entries: readonly DeskPost[]) => void) | undefined;
}) {
  const { title } = entry.post;
  return (
    <div className="acts">
      <button
        type="button"
        className="edit"
        aria-label={`Restore: ${title}`}
        onClick={() => onRestore([entry])}
      >
        Restore
      </button>
      {onDeleteForever ? (
        <button
          type="button"
          className="edit"
          aria-label={`Delete forever: ${title}`}
          onClick={() => onDeleteForever([entry])}
        >
          Delete forever
        </button>
      ) : null}
    </div>
  );
}
