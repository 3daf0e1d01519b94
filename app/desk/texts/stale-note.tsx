import type { TextChanges, TextFile } from "./text-kind.ts";
import { Button } from "#app/ui/button.tsx";

/** Says that the English of a Spanish part has changed, until someone marks the two as compared. */
export function StaleNote({
  part: { path, from },
  name,
  changes,
  isReadOnly,
  onChange,
}: {
  readonly part: TextFile["stale"][number];
  /** The part's heading. */
  readonly name: string;
  readonly changes: TextChanges;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: TextChanges) => void;
}) {
  const isCompared = changes[path] === from;
  const { [path]: _, ...others } = changes;
  return (
    <div className="desk-note stale-note">
      <p role="status">
        {isCompared
          ? "Compared with the English. Once you publish this, readers are no longer told that it may be out of date."
          : "The English of this part has changed since it was translated. Compare the two."}
      </p>
      {isReadOnly ? null : (
        <p className="btns">
          <Button
            look="small ghost"
            onClick={() => onChange(isCompared ? others : { ...changes, [path]: from })}
          >
            {isCompared ? "Not compared yet" : "It says what the English says"}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
