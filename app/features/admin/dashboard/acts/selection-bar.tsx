import type { DeskPost } from "../../../../backend/ports/posts.ts";
import { pluralize } from "../../../../domain/plural.ts";
import type { ShowIntent } from "./use-show.ts";

/** What can be done with the posts that are ticked. */
export function SelectionBar({
  selected,
  inTrash,
  onShow,
  onTrash,
  onRestore,
  onDeleteForever,
  onClear,
}: {
  readonly selected: readonly DeskPost[];
  readonly inTrash: boolean;
  readonly onShow: (entries: readonly DeskPost[], intent: ShowIntent) => void;
  readonly onTrash: (entries: readonly DeskPost[]) => void;
  readonly onRestore: (entries: readonly DeskPost[]) => void;
  /** For owners. */
  readonly onDeleteForever: ((entries: readonly DeskPost[]) => void) | undefined;
  readonly onClear: () => void;
}) {
  const seen = selected.filter(({ state }) => state !== "draft");
  const waiting = selected.filter(({ state }) => state !== "published");
  return (
    <div className="selection-bar" role="group" aria-label="With the ticked posts">
      <p role="status">{pluralize(selected.length, "post")} ticked</p>
      {inTrash ? (
        <>
          <button type="button" className="btn small" onClick={() => onRestore(selected)}>
            Restore
          </button>
          {onDeleteForever ? (
            <button
              type="button"
              className="btn small ghost"
              onClick={() => onDeleteForever(selected)}
            >
              Delete forever
            </button>
          ) : null}
        </>
      ) : (
        <>
          {waiting.length > 0 ? (
            <button type="button" className="btn small" onClick={() => onShow(waiting, "publish")}>
              Publish {waiting.length === selected.length ? "" : waiting.length}
            </button>
          ) : null}
          {seen.length > 0 ? (
            <button
              type="button"
              className="btn small ghost"
              onClick={() => onShow(seen, "unpublish")}
            >
              Unpublish {seen.length === selected.length ? "" : seen.length}
            </button>
          ) : null}
          <button type="button" className="btn small ghost" onClick={() => onTrash(selected)}>
            Move to the trash
          </button>
        </>
      )}
      <button type="button" className="btn small ghost" onClick={onClear}>
        Untick all
      </button>
    </div>
  );
}
