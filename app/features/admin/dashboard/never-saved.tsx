import { Link } from "react-router";
import type { Autosave } from "../../../backend/ports/writing.ts";
import { siteMoment } from "../../../domain/dates/format-moment.ts";
import { useNow } from "../use-now.ts";

/** New posts whose words were kept and that nobody ever saved. */
export function NeverSaved({
  words,
  timeZone,
  back,
  onDiscard,
}: {
  readonly words: readonly Autosave[];
  readonly timeZone: string;
  readonly back: string;
  readonly onDiscard: (words: Autosave) => void;
}) {
  const now = useNow();
  if (words.length === 0) return null;
  return (
    <aside className="desk-note" aria-label="Never saved">
      <p>Words that were never saved</p>
      <ul className="links-made">
        {words.map((one) => (
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
