import { type KeyboardEvent, useId, useRef, useState } from "react";
import { pluralize } from "../../../../domain/plural.ts";
import { siteMoment } from "../../../../domain/dates/format-moment.ts";
import { Modal } from "../../modal.tsx";
import { FIELDS, type PostFormValues } from "../form/form-values.ts";
import { joinParts, mergeFields, mergeTexts, type Taken } from "./merge.ts";
import { Place } from "./place.tsx";

/** Two versions of a post that come from one. */
export interface Conflict {
  readonly base: PostFormValues;
  readonly mine: PostFormValues;
  readonly theirs: PostFormValues;
  /** Who saved theirs, and when. */
  readonly who: string;
  readonly at: number | undefined;
  /** Whether the same happened while this was being settled. */
  readonly again: boolean;
}

const KEYS: Readonly<Record<string, Taken>> = { 1: "mine", 2: "theirs", 3: "both" };

/**
 * Two editors saved one post: both texts, paragraph by paragraph. What only one of them changed is taken;
 * what both changed is asked. Nothing is lost whatever is pressed.
 */
export function ConflictDialog({
  conflict: { base, mine, theirs, who, at, again },
  timeZone,
  isSaving,
  onTogether,
  onCopy,
  onGoOn,
}: {
  readonly conflict: Conflict;
  readonly timeZone: string;
  readonly isSaving: boolean;
  readonly onTogether: (values: PostFormValues) => void;
  readonly onCopy: () => void;
  readonly onGoOn: () => void;
}) {
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [taken, setTaken] = useState<readonly (Taken | undefined)[]>([]);
  const [asked, setAsked] = useState(false);
  const { merged, open } = mergeFields(base, mine, theirs);
  const parts = mergeTexts(base.content, mine.content, theirs.content);
  const choices = [
    ...open.map((name) => ({
      name,
      label: FIELDS.find(([field]) => field === name)?.[1] ?? name,
      mine: mine[name],
      theirs: theirs[name],
    })),
    ...parts.flatMap((part) =>
      "merged" in part ? [] : [{ name: "content" as const, label: "Text", ...part }],
    ),
  ];
  const left = choices.filter((_, index) => taken[index] === undefined).length;
  const when = at === undefined ? "" : ` at ${siteMoment(at, timeZone, Date.now())}`;
  const name = who === "" ? "Somebody" : who;

  const take = (index: number, what: Taken) =>
    setTaken((before) => choices.map((_, place) => (place === index ? what : before[place])));

  function together() {
    setAsked(true);
    const all = taken.slice(0, choices.length).filter((one) => one !== undefined);
    if (all.length < choices.length) {
      goToNextOpen();
      return;
    }
    const values = { ...merged };
    open.forEach((field, index) => {
      if (all[index] === "theirs") values[field] = theirs[field];
    });
    onTogether({ ...values, content: joinParts(parts, all.slice(open.length)) });
  }

  function goToNextOpen() {
    list.current?.querySelector<HTMLElement>("[data-open] input")?.focus();
  }

  function onKeyDown({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    const place = target.closest("[data-place]");
    const what = KEYS[key];
    const choice = place?.querySelector<HTMLElement>(`input[value=${what}]`);
    if (place && what && choice) {
      take(Number(place.getAttribute("data-place")), what);
      choice.focus();
    } else if (key === "n") goToNextOpen();
  }

  return (
    <Modal titleId={titleId} className="wide conflict" onCancel={onGoOn}>
      <div onKeyDown={onKeyDown}>
        <h2 id={titleId}>
          {again
            ? `${name} saved again${when}.`
            : `${name} saved this post${when}, while you were writing.`}
        </h2>
        <p>
          <b>Nothing is lost. Both versions are kept.</b>{" "}
          {choices.length === 0
            ? "You changed different places: saved together, both changes stay."
            : `${pluralize(choices.length, "place")} both of you changed; everything else fits together.`}
        </p>
        {choices.length > 0 ? (
          <ol ref={list} className="places">
            {choices.map(({ name: field, label, ...texts }, index) => (
              // A place has no identity of its own but its order.
              <li
                key={`${field} ${index}`}
                data-place={index}
                data-open={taken[index] === undefined ? "" : undefined}
              >
                <Place
                  label={label}
                  {...texts}
                  theirName={name}
                  canBoth={field === "content"}
                  taken={taken[index]}
                  onTake={(what) => take(index, what)}
                />
              </li>
            ))}
          </ol>
        ) : null}
        <p role="status" className="places-left">
          {left === 0
            ? ""
            : `${pluralize(left, "place")} to choose${asked ? " before it can be saved" : ""}.`}
        </p>
        <p className="btns">
          <button type="button" className="btn" aria-disabled={isSaving} onClick={together}>
            {isSaving ? "Saving..." : "Save together"}
          </button>
          <button type="button" className="btn ghost" onClick={onCopy}>
            Save mine as a copy
          </button>
          <button type="button" className="btn ghost" data-autofocus="" onClick={onGoOn}>
            Go on writing
          </button>
        </p>
      </div>
    </Modal>
  );
}
