import { type DeskPost, isDraft } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import type { BulkIntent } from "./use-post-actions.ts";
import { Button } from "#app/ui/button.tsx";

/** Actions for the selected posts. */
export function SelectionBar({
  selected,
  inTrash,
  onBulkPublish,
  onTrash,
  onRestore,
  onDeleteForever,
  onClear,
}: {
  readonly selected: readonly DeskPost[];
  readonly inTrash: boolean;
  /** For editors. */
  readonly onBulkPublish: ((entries: readonly DeskPost[], intent: BulkIntent) => void) | undefined;
  readonly onTrash: (entries: readonly DeskPost[]) => void;
  readonly onRestore: (entries: readonly DeskPost[]) => void;
  /** For owners. */
  readonly onDeleteForever: ((entries: readonly DeskPost[]) => void) | undefined;
  readonly onClear: () => void;
}) {
  const visible = selected.filter(({ state }) => !isDraft(state));
  const unpublished = selected.filter(({ state }) => state !== "published");
  return (
    <div className="selection-bar" role="group" aria-label="Actions for the selected posts">
      <p role="status">{pluralize(selected.length, "post")} selected</p>
      {inTrash ? (
        <>
          <Button look="small" onClick={() => onRestore(selected)}>
            Restore
          </Button>
          {onDeleteForever ? (
            <Button look="small ghost" onClick={() => onDeleteForever(selected)}>
              Delete forever
            </Button>
          ) : null}
        </>
      ) : (
        <>
          {onBulkPublish && unpublished.length > 0 ? (
            <Button look="small" onClick={() => onBulkPublish(unpublished, "publish")}>
              Publish {unpublished.length === selected.length ? "" : unpublished.length}
            </Button>
          ) : null}
          {onBulkPublish && visible.length > 0 ? (
            <Button look="small ghost" onClick={() => onBulkPublish(visible, "unpublish")}>
              Unpublish {visible.length === selected.length ? "" : visible.length}
            </Button>
          ) : null}
          <Button look="small ghost" onClick={() => onTrash(selected)}>
            Move to the trash
          </Button>
        </>
      )}
      <Button look="small ghost" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
