import { Link } from "react-router";
import type { DeskPost } from "../../../backend/ports/posts.ts";
import type { Company } from "./keeping/use-keeper.ts";
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
  company: { writers, overtaken },
  onPreviewLink,
}: {
  readonly id: string;
  readonly standing: Standing;
  /** Whether the post was ever saved. */
  readonly isSaved: boolean;
  readonly timeZone: string;
  readonly company: Company;
  readonly onPreviewLink: () => void;
}) {
  const now = useNow();
  return (
    <div className="post-state">
      <p>
        <b>{isSaved ? stateWords(standing, timeZone, now) : "Draft, not saved yet"}</b>
      </p>
      <p role="status">
        {overtaken
          ? "Somebody saved this post while you are writing. When you save, you see both texts."
          : writers.length > 0
            ? `${writers.join(" and ")} ${writers.length === 1 ? "is" : "are"} also writing here.`
            : ""}
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
