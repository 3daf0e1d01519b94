import type { DeskPost } from "../../../../backend/ports/posts.ts";
import { fromNow } from "../../../../domain/dates/format-moment.ts";
import { useNow } from "../../use-now.ts";
import { stateText } from "../../state-text.ts";

/** Below a post's title: what readers see of it, and who saved it when. */
export function RowState({
  entry,
  timeZone,
}: {
  readonly entry: DeskPost;
  readonly timeZone: string;
}) {
  const now = useNow();
  const { state, savedBy = "", updatedAt, deletedAt } = entry;
  const since = state === "trash" ? deletedAt : updatedAt;
  const who = state === "trash" || savedBy === "" ? "" : `${savedBy}, `;
  // A published post needs no history in the list.
  const when =
    since === undefined || (state === "published" && who === "") ? "" : fromNow(since, now);
  return (
    <p className="row-state">
      {stateText(entry, timeZone, now)}
      {when === "" ? "" : ` · ${who}${when}`}
    </p>
  );
}
