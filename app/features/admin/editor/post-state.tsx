import { Link } from "react-router";
import type { DeskPost } from "../../../backend/ports/posts.ts";
import type { Others } from "./keeping/use-company.ts";
import { stateWords } from "../state-words.ts";
import { useNow } from "../use-now.ts";

/** How a post stands with readers. */
export type Standing = Pick<DeskPost, "state" | "publishAt" | "nextAt">;

/** Under the editor's heading: what readers see of the post, who else is here, and what belongs to it. */
export function PostState({
  id,
  standing,
  isSaved,
  timeZone,
  isDirty,
  others,
  own,
  onSeeTheirs,
  onPreviewLink,
}: {
  readonly id: string;
  readonly standing: Standing;
  /** Whether the post was ever saved. */
  readonly isSaved: boolean;
  readonly timeZone: string;
  /** Whether something here is not saved. */
  readonly isDirty: boolean;
  readonly others: Others;
  /** One's own name. */
  readonly own: string;
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
            ? stateWords(standing, timeZone, now)
            : "New post. Save draft puts it in your list."}
        </b>
      </p>
      <p role="status">
        {othersWords(others, own)}
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

function othersWords({ writers, onOtherDevice, savedBy, trashedBy }: Others, own: string): string {
  if (trashedBy !== undefined) {
    return `${trashedBy || "Somebody"} moved this post to the trash. When you save, you can restore it with your text.`;
  }
  if (savedBy !== undefined) {
    if (savedBy === own) return "You saved this post somewhere else after this.";
    return `${savedBy || "Somebody"} saved after you.`;
  }
  if (onOtherDevice) {
    return "You are also writing here on another device. Whichever saves second shows you both texts.";
  }
  if (writers.length === 0) return "";
  return `${writers.join(" and ")} ${writers.length === 1 ? "is" : "are"} also writing here.`;
}
