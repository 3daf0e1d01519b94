import { Act } from "./act.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** How the ranch is kept, and undo of what was taken away. Stays in sight at the foot of the screen. */
export function KeepBar() {
  const { store, state } = useRanch();
  const { keeping, undo, isExample, readOnly, refusal } = state;
  return (
    <div className="keep-bar">
      {refusal ? (
        <p className="told refused" role="alert">
          {refusal}
        </p>
      ) : null}
      {undo ? (
        <p role="status">
          {undo.label}.{" "}
          <Act className="btn small ghost" onClick={store.undo}>
            Undo
          </Act>
        </p>
      ) : null}
      {keeping.kind === "conflict" ? (
        <div role="alert">
          <p>This ranch was changed in another tab as well. Which one is right?</p>
          <div className="tool-buttons">
            <Act className="btn small" onClick={() => void store.keepThisOne()}>
              This one
            </Act>
            <Act className="btn small ghost" onClick={() => void store.showTheOther()}>
              The other tab&rsquo;s
            </Act>
          </div>
        </div>
      ) : (
        <p className="keep-line">
          <span>{WORDS[keeping.kind](isExample)}</span>
          {keeping.kind === "not" && !isExample && !readOnly ? (
            <Act className="btn small" onClick={() => void store.keep()}>
              Keep on this phone
            </Act>
          ) : null}
          {keeping.kind === "failed" ? (
            <Act className="btn small" onClick={() => void store.keep()}>
              Try again
            </Act>
          ) : null}
        </p>
      )}
    </div>
  );
}

const WORDS = {
  not: (isExample: boolean) =>
    isExample
      ? "The example ranch. Change any number, or start with yours."
      : "Not kept: gone when you leave this page.",
  saving: () => "Saving…",
  kept: () => "Saved on this phone ✓",
  failed: () => "This browser did not save it. Take a backup file.",
  conflict: () => "",
} as const;
