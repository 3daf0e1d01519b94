import { useId, useState } from "react";
import { isDraft, type PostState } from "#app/backend/ports/posts.ts";
import { postRef, refPath } from "#app/domain/posts/post.ts";
import { Modal } from "#app/features/admin/modal.tsx";
import { describeUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";
import { type Choice, choicesFor } from "./choices.ts";
import { checkTime, firstTime } from "./when.ts";
import { WhenFields } from "./when-fields.tsx";

/** What the menu can do with the post. */
export interface PublishActions {
  readonly now: () => void;
  readonly at: (moment: number) => void;
  readonly unpublish: () => void;
  readonly discard: () => void;
}

/** All ways to publish. The first is what the submit button does. */
export function PublishMenu({
  state,
  title,
  slug,
  waitingFor,
  timeZone,
  unfinished,
  actions,
  onGoTo,
  onClose,
}: {
  readonly state: PostState;
  readonly title: string;
  readonly slug: string;
  /** When the post, or its update, is scheduled for. */
  readonly waitingFor: number | undefined;
  readonly timeZone: string;
  readonly unfinished: readonly Unfinished[];
  readonly actions: PublishActions;
  readonly onGoTo: (one: Unfinished) => void;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const choices = choicesFor(state, title, waitingFor !== undefined);
  const [chosen, setChosen] = useState<Choice["name"]>(waitingFor === undefined ? "now" : "at");
  const [when, setWhen] = useState(() => firstTime(waitingFor, timeZone, Date.now()));
  const [error, setError] = useState("");
  const choice = choices.find(({ name }) => name === chosen) ?? choices[0];
  const movesAddress = isDraft(state) || state === "scheduled";

  function act() {
    if (choice?.name !== "at") {
      if (choice) actions[choice.name]();
      return;
    }
    const checked = checkTime(when, timeZone, Date.now());
    if ("error" in checked) setError(checked.error);
    else actions.at(checked.moment);
  }

  return (
    <Modal titleId={titleId} className="publish-menu" onCancel={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles the event to the post's own form.
          event.stopPropagation();
          act();
        }}
      >
        <h2 id={titleId}>{choices[0]?.action}</h2>
        <fieldset>
          <legend className="visually-hidden">When</legend>
          {choices.map(({ name, label, hint }) => (
            <div key={name} className="choice">
              <label>
                <input
                  type="radio"
                  name={titleId}
                  checked={name === chosen}
                  data-autofocus={name === chosen ? "" : undefined}
                  onChange={() => {
                    setChosen(name);
                    setError("");
                  }}
                />
                <span>
                  <b>{label}</b> {hint}
                </span>
              </label>
              {name === "at" && chosen === "at" ? (
                <>
                  <WhenFields
                    value={when}
                    onChange={(next) => {
                      setWhen(next);
                      setError("");
                    }}
                    timeZone={timeZone}
                    error={error}
                  />
                  {movesAddress && slug !== "" ? (
                    <p className="hint">
                      Its address:{" "}
                      <span className="address">{refPath(postRef({ ...when, slug }))}</span>
                    </p>
                  ) : null}
                </>
              ) : null}
            </div>
          ))}
        </fieldset>
        {unfinished.length > 0 && (chosen === "now" || chosen === "at") ? (
          <div className="before-publishing">
            <h3>Before you publish</h3>
            {describeUnfinished(unfinished).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <button
              type="button"
              className="btn small ghost"
              onClick={() => {
                if (unfinished[0]) onGoTo(unfinished[0]);
              }}
            >
              Go to it
            </button>
          </div>
        ) : null}
        <p className="btns">
          <button type="submit" className={choice?.danger ? "btn destructive" : "btn"}>
            {choice?.action}
          </button>
          <button type="button" className="btn ghost" onClick={onClose}>
            {choice?.danger ? "Keep it" : "Not now"}
          </button>
        </p>
      </form>
    </Modal>
  );
}
