import { useId } from "react";
import type { Taken } from "./merge.ts";

/** A place that both sides changed: both texts, and a choice between them. */
export function Place({
  label,
  mine,
  theirs,
  theirName,
  canBoth,
  taken,
  onTake,
}: {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly theirName: string;
  readonly canBoth: boolean;
  readonly taken: Taken | undefined;
  readonly onTake: (what: Taken) => void;
}) {
  const group = useId();
  const sides = [
    { what: "mine", name: "Yours", text: mine },
    { what: "theirs", name: `${theirName}’s (saved)`, text: theirs },
  ] as const;
  return (
    <fieldset className="place">
      <legend>{label}</legend>
      <div className="sides">
        {sides.map(({ what, name, text }) => (
          <label key={what} className={taken === what || taken === "both" ? "taken" : undefined}>
            <span className="side-name">
              <input
                type="radio"
                name={group}
                value={what}
                checked={taken === what}
                onChange={() => onTake(what)}
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
            checked={taken === "both"}
            onChange={() => onTake("both")}
          />
          Both, one after the other
        </label>
      ) : null}
    </fieldset>
  );
}
