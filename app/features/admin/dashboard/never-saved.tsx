import { Link } from "react-router";
import type { Autosave } from "../../../backend/ports/writing.ts";
import { siteMoment } from "../../../domain/dates/format-moment.ts";
import { useNow } from "../use-now.ts";

/** Lists autosaved new posts that nobody ever saved. */
export function NeverSaved({
  autosaves,
  timeZone,
  back,
  onDiscard,
}: {
  readonly autosaves: readonly Autosave[];
  readonly timeZone: string;
  readonly back: string;
  readonly onDiscard: (autosaves: Autosave) => void;
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
              {one.fields["title"] || "Without a title"}, kept{" "}
              {siteMoment(one.savedAt, timeZone, now)}
            </span>
            <span className="btns">
              <Link
                className="btn small"
                to={`/admin/new-post?${new URLSearchParams({ post: one.postId })}`}
                state={{ back, continueWith: one.tab }}
              >
                Continue
              </Link>
              <button
                type="button"
                className="btn small ghost"
                aria-label={`Discard: ${one.fields["title"] || "Without a title"}`}
                onClick={() => onDiscard(one)}
              >
                Discard
              </button>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
