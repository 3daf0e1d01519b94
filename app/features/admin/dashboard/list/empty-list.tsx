import type { ListView } from "../view/list-view.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";

/** The specified text for all posts, and our own for each state. */
const NONE: Readonly<Record<ListView["state"], string>> = {
  all: "No posts found.",
  draft: "No drafts. What you save and don’t publish waits here.",
  scheduled: "Nothing is scheduled.",
  published: "Nothing is published.",
  changed: "No changes wait.",
  trash: "The trash is empty.",
};

/** Shown if there are no posts or none match (specification, section 2). */
export function EmptyList({
  searching,
  state = "all",
  onClear,
}: {
  readonly searching: boolean;
  readonly state?: ListView["state"];
  readonly onClear: () => void;
}) {
  return (
    <div className="desk-empty">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <h2>{searching ? NONE.all : NONE[state]}</h2>
      {searching ? (
        <>
          <p>Try adjusting your search.</p>
          <button type="button" className="btn ghost" onClick={onClear}>
            Clear search
          </button>
        </>
      ) : null}
    </div>
  );
}
