import { Link } from "react-router";
import type { NeverSavedPost } from "#app/backend/http/writing.ts";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { useNow } from "../use-now.ts";
import { Button } from "#app/ui/button.tsx";

/** Lists autosaved new posts that nobody ever saved. */
export function NeverSaved({
  autosaves,
  timeZone,
  onDiscard,
}: {
  readonly autosaves: readonly NeverSavedPost[];
  readonly timeZone: string;
  readonly onDiscard: (one: NeverSavedPost) => void;
}) {
  const now = useNow();
  if (autosaves.length === 0) return null;
  return (
    <aside className="desk-note" aria-label="Never saved">
      <p>Writing that was never saved</p>
      <ul className="links-made">
        {autosaves.map((one) => (
          <li key={`${one.postId} ${one.tab}`}>
            <span>
              {one.title || "Without a title"}, kept {siteMoment(one.savedAt, timeZone, now)}
            </span>
            <span className="btns">
              <Link
                className="btn small"
                to={`/admin/new-post?${new URLSearchParams({ post: one.postId })}`}
                state={{ continueWith: one.tab }}
              >
                Continue
              </Link>
              <Button
                look="small ghost"
                aria-label={`Discard: ${one.title || "Without a title"}`}
                onClick={() => onDiscard(one)}
              >
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
