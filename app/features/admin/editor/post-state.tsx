import { Link } from "react-router";
import type { DeskPost } from "../../../backend/ports/posts.ts";
import type { Others } from "./autosave/use-presence.ts";
import { stateText } from "../state-text.ts";
import { useNow } from "../use-now.ts";

/** Whether and when readers see a post. */
export type PublishStatus = Pick<DeskPost, "state" | "publishAt" | "nextAt">;

/** Below the editor's heading: what readers see of the post, who else is here, and links that concern it. */
export function PostState({
  id,
  publishStatus,
  isSaved,
  timeZone,
  isDirty,
  others,
  ownName,
  onSeeTheirs,
  onPreviewLink,
}: {
  readonly id: string;
  readonly publishStatus: PublishStatus;
  /** Whether the post was ever saved. */
  readonly isSaved: boolean;
  readonly timeZone: string;
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  readonly others: Others;
  /** The current user's name. */
  readonly ownName: string;
  /** Shows what somebody else saved. */
  readonly onSeeTheirs: () => void;
  readonly onPreviewLink: () => void;
}) {
  const now = useNow();
  return (
    <div className="post-state">
      <p>
        <b>
          {isSaved
            ? stateText(publishStatus, timeZone, now)
            : "New post. Save draft puts it in your list."}
        </b>
      </p>
      <p role="status">
        {othersText(others, ownName)}
        {others.savedBy === undefined ? null : (
          <>
            {" "}
            <button type="button" className="link" onClick={onSeeTheirs}>
              See the difference
            </button>
            .{isDirty ? " When you save, you see both texts." : ""}
          </>
        )}
      </p>
      {isSaved ? (
        <p className="post-tools">
          <Link className="btn small ghost" to={`/admin/revisions/${encodeURIComponent(id)}`}>
            Revisions
          </Link>
          <button type="button" className="btn small ghost" onClick={onPreviewLink}>
            Preview link
          </button>
        </p>
      ) : null}
    </div>
  );
}

function othersText(
  { writers, onOtherDevice, savedBy, trashedBy }: Others,
  ownName: string,
): string {
  if (trashedBy !== undefined) {
    return `${trashedBy || "Somebody"} moved this post to the trash. When you save, you can restore it with your text.`;
  }
  if (savedBy !== undefined) {
    if (savedBy === ownName) return "You saved this post somewhere else after this.";
    return `${savedBy || "Somebody"} saved after you.`;
  }
  if (onOtherDevice) {
    return "You are also writing here on another device. Whichever saves second shows you both texts.";
  }
  if (writers.length === 0) return "";
  return `${writers.join(" and ")} ${writers.length === 1 ? "is" : "are"} also writing here.`;
}
