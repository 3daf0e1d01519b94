import { useId } from "react";
import type { Side } from "./merge.ts";

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
