import { useCallback } from "react";
import { useSiteTime } from "#app/desk/site-time.ts";
import { fromNow } from "#app/domain/dates/format-moment.ts";
import { useEditorContext } from "../use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** The note above the text: a request for review, or an editor's answer to one. */
export function ReviewNote() {
  const { isContributor, publishStatus, setDialog, submitButton, withdrawReview } =
    useEditorContext();
  const { now } = useSiteTime();
  // Withdrawing a review removes this note and the pressed button; focus moves to the button that asks again.
  const keepFocus = useCallback(
    (note: HTMLElement) => () => {
      if (note.contains(document.activeElement)) submitButton.current?.focus();
    },
    [submitButton],
  );
  const { state, review } = publishStatus;
  if (!review || (state !== "review" && state !== "draft")) return null;
  const { answer } = review;
  const { by, at, note } = answer ?? review;
  return (
    <aside ref={keepFocus} className="desk-note" aria-label="Review">
      <p>
        {answer
          ? `${by || "An editor"} sent it back ${fromNow(at, now)}`
          : isContributor
            ? `In review: an editor was asked ${fromNow(at, now)}`
            : `${by || "Somebody"} asked for review ${fromNow(at, now)}`}
      </p>
      {note === "" ? null : <blockquote dir="auto">{note}</blockquote>}
      {answer ? null : (
        <p className="btns">
          {isContributor ? (
            <Button look="small ghost" onClick={() => void withdrawReview()}>
              Withdraw
            </Button>
          ) : (
            <Button look="small" onClick={() => setDialog({ kind: "answer" })}>
              Send back
            </Button>
          )}
        </p>
      )}
    </aside>
  );
}
