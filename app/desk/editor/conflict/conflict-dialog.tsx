import { type KeyboardEvent, useId, useRef, useState } from "react";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Modal } from "#app/desk/modal.tsx";
import { FIELDS } from "../form/form-values.ts";
import { type Conflict, useEditorContext } from "../use-editor.ts";
import { joinParts, mergeFields, mergeTexts, type Side } from "./merge.ts";

const KEYS: Readonly<Record<string, Side>> = { 1: "mine", 2: "theirs", 3: "both" };

/**
 * Merges two editors' versions, paragraph by paragraph. Changes of only one side are taken; for the rest the
 * editor chooses. No button loses anything.
 */
export function ConflictDialog({
  conflict: { base, mine, theirs, who, at, again, intent, over },
  timeZone,
}: {
  readonly conflict: Conflict;
  readonly timeZone: string;
}) {
  const { form, post, save, saveCopy, setDialog } = useEditorContext();
  const onContinue = () => setDialog(undefined);
  const list = useRef<HTMLOListElement>(null);
  const [sides, setSides] = useState<readonly (Side | undefined)[]>([]);
  const [triedToSave, setTriedToSave] = useState(false);
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
  const choicesLeft = choices.filter((_, index) => sides[index] === undefined).length;
  const when = at === undefined ? "" : ` at ${siteMoment(at, timeZone, Date.now())}`;
  const name = who === "" ? "Someone" : who;

  const choose = (index: number, side: Side) =>
    setSides((before) => choices.map((_, element) => (element === index ? side : before[element])));

  function saveMerged() {
    setTriedToSave(true);
    const chosen = sides.slice(0, choices.length).filter((one) => one !== undefined);
    if (chosen.length < choices.length) {
      goToNextOpen();
      return;
    }
    const values = { ...merged };
    open.forEach((field, index) => {
      if (chosen[index] === "theirs") values[field] = theirs[field];
    });
    const together = { ...values, content: joinParts(parts, chosen.slice(open.length)) };
    form.reset(together, { keepDefaultValues: true });
    void save(together, intent, over);
  }

  function goToNextOpen() {
    list.current?.querySelector<HTMLElement>("[data-open] input")?.focus();
  }

  function onKeyDown({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    const element = target.closest("[data-place]");
    const side = KEYS[key];
    const choice = element?.querySelector<HTMLElement>(`input[value=${side}]`);
    if (element && side && choice) {
      choose(Number(element.getAttribute("data-place")), side);
      choice.focus();
    } else if (key === "n") goToNextOpen();
  }

  return (
    <Modal
      title={
        again
          ? `${name} saved again${when}.`
          : `${name} saved this post${when}, while you were writing.`
      }
      className="wide conflict"
      onCancel={onContinue}
    >
      <div onKeyDown={onKeyDown}>
        <p>
          <b>Nothing is lost. Both versions are kept.</b>{" "}
          {choices.length === 0
            ? "You changed different places: saved together, both changes stay."
            : `${pluralize(choices.length, "place")} both of you changed; everything else fits together.`}
        </p>
        {choices.length > 0 ? (
          <ol ref={list} className="places">
            {choices.map(({ name: field, label, ...texts }, index) => (
              // Choices are identified by their position only.
              <li
                key={`${field} ${index}`}
                data-place={index}
                data-open={sides[index] === undefined ? "" : undefined}
              >
                <Place
                  label={label}
                  {...texts}
                  theirName={name}
                  canBoth={field === "content"}
                  chosen={sides[index]}
                  onChoose={(side) => choose(index, side)}
                />
              </li>
            ))}
          </ol>
        ) : null}
        <p role="status" className="places-left">
          {choicesLeft === 0
            ? ""
            : `${pluralize(choicesLeft, "place")} to choose${triedToSave ? " before it can be saved" : ""}.`}
        </p>
        <p className="btns">
          <button type="button" className="btn" aria-disabled={post.isSaving} onClick={saveMerged}>
            {post.isSaving ? "Saving..." : "Save together"}
          </button>
          <button type="button" className="btn ghost" onClick={() => void saveCopy(mine)}>
            Save mine as a copy
          </button>
          <button type="button" className="btn ghost" data-autofocus="" onClick={onContinue}>
            Keep writing
          </button>
        </p>
      </div>
    </Modal>
  );
}

/** A place that both sides changed: both texts, and a choice between them. */
export function Place({
  label,
  mine,
  theirs,
  theirName,
  canBoth,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly theirName: string;
  readonly canBoth: boolean;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}) {
  const group = useId();
  const sides = [
    { side: "mine", name: "Yours", text: mine },
    { side: "theirs", name: `${theirName}’s (saved)`, text: theirs },
  ] as const;
  return (
    <fieldset className="place">
      <legend>{label}</legend>
      <div className="sides">
        {sides.map(({ side, name, text }) => (
          <label key={side} className={chosen === side || chosen === "both" ? "taken" : undefined}>
            <span className="side-name">
              <input
                type="radio"
                name={group}
                value={side}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {name}
            </span>
            <span className="side-text" dir="auto">
              {text === "" ? <i>Left out</i> : text}
            </span>
          </label>
        ))}
      </div>
      {canBoth ? (
        <label className="take-both">
          <input
            type="radio"
            name={group}
            value="both"
            checked={chosen === "both"}
            onChange={() => onChoose("both")}
          />
          Both, one after the other
        </label>
      ) : null}
    </fieldset>
  );
}
