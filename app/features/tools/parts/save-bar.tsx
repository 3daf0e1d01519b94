import { ToolButton } from "./tool-button.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Says whether the ranch is saved, and offers undo and retry. It stays at the bottom of the screen. */
export function SaveBar() {
  const { store, state } = useRanch();
  const { saveState, undo, isExample, readOnly, refusal } = state;
  return (
    <div className="save-bar">
      {refusal ? (
        <p className="finding refused" role="alert">
          {refusal}
        </p>
      ) : null}
      {undo ? (
        <p role="status">
          {undo.label}.{" "}
          <ToolButton className="btn small ghost" onClick={store.undo}>
            Undo
          </ToolButton>
        </p>
      ) : null}
      {saveState.kind === "conflict" ? (
        <div role="alert">
          <p>This ranch was changed in another tab as well. Which one is right?</p>
          <div className="tool-buttons">
            <ToolButton className="btn small" onClick={() => void store.keepThisTab()}>
              This one
            </ToolButton>
            <ToolButton className="btn small ghost" onClick={() => void store.showOtherTab()}>
              The other tab&rsquo;s
            </ToolButton>
          </div>
        </div>
      ) : (
        <p className="save-line">
          <span>
            {isExample
              ? "The example ranch. Change any number, or start with yours."
              : MESSAGES[saveState.kind]}
          </span>
          {saveState.kind === "failed" ||
          (saveState.kind === "unsaved" && !isExample && !readOnly) ? (
            <ToolButton className="btn small" onClick={() => void store.saveOnPhone()}>
              {saveState.kind === "failed" ? "Try again" : "Keep on this phone"}
            </ToolButton>
          ) : null}
        </p>
      )}
    </div>
  );
}

const MESSAGES = {
  unsaved: "Not saved: gone when you leave this page.",
  saving: "Saving…",
  saved: "Saved on this phone ✓",
  failed: "This browser could not save it. Make a backup file.",
} as const;
