import { Link } from "react-router";
import type { User } from "#app/domain/session.ts";
import { stateText } from "../state-text.ts";
import { useSiteTime } from "../site-time.ts";
import type { Others } from "./autosave/use-writing-session.ts";
import { useEditorContext } from "./use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** Below the editor's heading: what readers see of the post, who else is here, and links that concern it. */
export function PostState({ user }: { readonly user: User }) {
  const { id, isContributor, isCopyOnly, post, publishStatus, session, setDialog } =
    useEditorContext();
  const { others } = session;
  const isSaved = post.version !== undefined;
  const { timeZone, now } = useSiteTime();
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
        {othersText(others, user.username)}
        {others.savedBy === undefined ? null : (
          <>
            {" "}
            <button type="button" className="link" onClick={() => setDialog({ kind: "theirs" })}>
              See the difference
            </button>
            .{post.isDirty && !isCopyOnly ? " When you save, you see both texts." : ""}
          </>
        )}
      </p>
      {isSaved ? (
        <p className="post-tools">
          <Link className="btn small ghost" to={`/admin/revisions/${encodeURIComponent(id)}`}>
            Revisions
          </Link>
          {isContributor ? null : (
            <Button look="small ghost" onClick={() => setDialog({ kind: "preview" })}>
              Preview link
            </Button>
          )}
        </p>
      ) : null}
    </div>
  );
}

function othersText(
  { writers, onOtherDevice, onOtherTab, savedBy, trashedBy }: Others,
  ownName: string,
): string {
  if (trashedBy !== undefined) {
    return `${trashedBy || "Someone"} moved this post to the trash. When you save, you can restore it with your text.`;
  }
  if (savedBy !== undefined) {
    if (savedBy === ownName) return "You saved this post in another place after opening it here.";
    return `${savedBy || "Someone"} saved after you.`;
  }
  if (onOtherDevice) {
    return "You’re also writing here on another device. Whichever saves second shows you both texts.";
  }
  if (onOtherTab) {
    return "You have this post open in another tab too. Whichever saves second shows you both texts.";
  }
  if (writers.length === 0) return "";
  return `${writers.join(" and ")} ${writers.length === 1 ? "is" : "are"} also writing here.`;
}
