import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { pluralize } from "#app/domain/plural.ts";
import type { Side } from "./merge.ts";
import { Button } from "#app/ui/button.tsx";

const KEYS: Readonly<Record<string, Side>> = { 1: "mine", 2: "theirs", 3: "both" };

/** A place that both sides changed. */
interface PlaceChoice {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Whether both texts can be taken, one after the other. */
  readonly canBoth: boolean;
}

/** The labels of the two sides. */
type SideNames = Readonly<Record<"mine" | "theirs", string>>;

/** The places to choose from, by mouse or by keys, and the button that saves once all are chosen. */
export function Places({
  choices,
  names,
  isSaving,
  onSave,
  children,
}: {
  readonly choices: readonly PlaceChoice[];
  readonly names: SideNames;
  readonly isSaving: boolean;
  /** Called with a side for each place. */
  readonly onSave: (sides: readonly Side[]) => void;
  /** More buttons. */
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [sides, setSides] = useState<readonly (Side | undefined)[]>([]);
  const [triedToSave, setTriedToSave] = useState(false);
  const choicesLeft = choices.filter((_, index) => sides[index] === undefined).length;

  const choose = (index: number, side: Side) =>
    setSides((before) => choices.map((_, element) => (element === index ? side : before[element])));

  function save() {
    setTriedToSave(true);
    const chosen = sides.slice(0, choices.length).filter((one) => one !== undefined);
    if (chosen.length < choices.length) goToNextOpen();
    else onSave(chosen);
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
    <div onKeyDown={onKeyDown}>
      {choices.length > 0 ? (
        <ol ref={list} className="places">
          {choices.map((choice, index) => (
            // Choices are identified by their position only.
            <li
              key={`${choice.label} ${index}`}
              data-place={index}
              data-open={sides[index] === undefined ? "" : undefined}
            >
              <Place
                {...choice}
                names={names}
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
        <Button disabled={isSaving} onClick={save}>
          {isSaving ? "Saving..." : "Save together"}
        </Button>
        {children}
      </p>
    </div>
  );
}

/** A place that both sides changed: both texts, and a choice between them. */
function Place({
  label,
  mine,
  theirs,
  canBoth,
  names,
  chosen,
  onChoose,
}: PlaceChoice & {
  readonly names: SideNames;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}) {
  const group = useId();
  const sides = [
    { side: "mine", name: names.mine, text: mine },
    { side: "theirs", name: names.theirs, text: theirs },
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
            <bdi className="side-text">{text === "" ? <i>Left out</i> : text}</bdi>
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
