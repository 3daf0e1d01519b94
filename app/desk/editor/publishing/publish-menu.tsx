import { useId, useState } from "react";
import { isDraft, type PostState, type SaveIntent } from "#app/backend/ports/posts.ts";
import { postRef, refPath } from "#app/domain/posts/post.ts";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { describeUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";
import { useEditorContext } from "../use-editor.ts";
import { Choice } from "./choice.tsx";
import { useChosenTime, WhenFields } from "./when-fields.tsx";
import { Button } from "#app/ui/button.tsx";

/** All ways to publish. The first is what the submit button does. */
export function PublishMenu({ unfinished }: { readonly unfinished: readonly Unfinished[] }) {
  const { form, goToPart, publish, publishStatus, closeDialog } = useEditorContext();
  const { state, publishAt, nextAt } = publishStatus;
  const { title, slug } = form.getValues();
  /** The time that the post, or its update, is scheduled for. */
  const waitingFor = state === "scheduled" ? publishAt : nextAt;
  const [firstUnfinished] = unfinished;
  const group = useId();
  const choices = choicesFor(state, title, waitingFor !== undefined);
  const [chosen, setChosen] = useState<Way["kind"]>(
    waitingFor === undefined ? "publish" : "schedule",
  );
  const time = useChosenTime(waitingFor);
  const choice = choices.find(({ kind }) => kind === chosen) ?? choices[0];
  const movesAddress = isDraft(state) || state === "scheduled";

  function act() {
    if (chosen !== "schedule") {
      void publish({ kind: chosen });
      return;
    }
    const at = time.moment();
    if (at !== undefined) void publish({ kind: "schedule", at });
  }

  return (
    <Modal title={choices[0]?.action} onCancel={closeDialog}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles the event to the post's own form.
          event.stopPropagation();
          act();
        }}
      >
        <fieldset>
          <legend className="visually-hidden">When</legend>
          {choices.map(({ kind, label, hint }) => (
            <Choice
              key={kind}
              group={group}
              label={label}
              hint={hint}
              isChosen={kind === chosen}
              onChoose={() => {
                setChosen(kind);
                time.setError("");
              }}
            >
              {kind === "schedule" ? (
                <>
                  <WhenFields time={time} />
                  {movesAddress && slug !== "" ? (
                    <p className="hint">
                      Its address:{" "}
                      <span className="address">{refPath(postRef({ ...time.value, slug }))}</span>
                    </p>
                  ) : null}
                </>
              ) : null}
            </Choice>
          ))}
        </fieldset>
        {firstUnfinished && (chosen === "publish" || chosen === "schedule") ? (
          <div className="before-publishing">
            <h3>Before you publish</h3>
            {describeUnfinished(unfinished).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Button look="small ghost" onClick={() => goToPart(firstUnfinished)}>
              Go to it
            </Button>
          </div>
        ) : null}
        <p className="btns">
          <Button type="submit" look={choice?.danger ? "destructive" : ""}>
            {choice?.action}
          </Button>
          <CancelButton>{choice?.danger ? "Keep it" : "Not now"}</CancelButton>
        </p>
      </form>
    </Modal>
  );
}

/** A way to publish a post or to unpublish it. */
interface Way {
  readonly kind: Exclude<SaveIntent["kind"], "save">;
  readonly label: string;
  readonly hint: string;
  /** The button's label. */
  readonly action: string;
  readonly danger?: true;
}

/**
 * The choices for a post in a state.
 *
 * @param waits Whether the post, or an update of it, is scheduled.
 */
function choicesFor(state: PostState, title: string, waits: boolean): readonly Way[] {
  const live = state === "published" || state === "changed";
  return [
    {
      kind: "publish",
      label: "Now",
      hint: "Readers see it within seconds.",
      action: live ? "Update Post" : "Publish Post",
    },
    {
      kind: "schedule",
      label: "At a time",
      hint: live ? "Until then readers see the old text." : "Until then readers see nothing.",
      action: waits ? "Change the time" : live ? "Update at a time" : "Schedule",
    },
    ...(state === "scheduled" ? [CANCEL] : []),
    ...(state === "changed" ? [DISCARD] : []),
    ...(live ? [unpublish(title)] : []),
  ];
}

const CANCEL: Way = {
  kind: "unpublish",
  label: "Cancel the schedule",
  hint: "It becomes a draft again.",
  action: "Cancel the schedule",
};
const DISCARD: Way = {
  kind: "discard",
  label: "Discard the changes",
  hint: "The post goes back to what readers see. The revisions keep what you discard.",
  action: "Discard the changes",
  danger: true,
};
const unpublish = (title: string): Way => ({
  kind: "unpublish",
  label: `Take “${title}” off the site?`,
  hint: "It becomes a draft. Its address says it’s gone. Publishing brings it back.",
  action: "Unpublish",
  danger: true,
});
