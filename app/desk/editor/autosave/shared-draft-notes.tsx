import type { ReactNode } from "react";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { Banner } from "#app/desk/forms/banner.tsx";
import { useNow } from "#app/desk/use-now.ts";
import type { AutosaveState } from "./autosaver.ts";
import type { SharedDraft } from "./use-shared-draft.ts";

/** What an earlier visit left on this device, and what somebody else has changed meanwhile, each with its choices. */
export function SharedDraftNotes({
  writing: { earlier, theirs, continueEarlier, discardEarlier, settleOn },
  what,
  timeZone,
}: {
  readonly writing: Pick<
    SharedDraft<Readonly<Record<string, string>>>,
    "earlier" | "theirs" | "continueEarlier" | "discardEarlier" | "settleOn"
  >;
  /** What is written, such as “letter”. */
  readonly what: string;
  readonly timeZone: string;
}) {
  const now = useNow();
  return (
    <>
      {earlier ? (
        <aside className="desk-note" aria-label="Unsaved changes">
          <p role="status">
            This device has words of this {what} from {siteMoment(earlier.savedAt, timeZone, now)}{" "}
            that aren’t saved.
          </p>
          <p className="btns">
            <button type="button" className="btn small" onClick={continueEarlier}>
              Continue with them
            </button>
            <button type="button" className="btn small ghost" onClick={() => void discardEarlier()}>
              Discard them
            </button>
          </p>
        </aside>
      ) : null}
      {theirs ? (
        <aside className="desk-note" aria-label="Changed by someone else">
          <p role="alert">
            This {what} was changed in another window. What you typed is still here, and isn’t
            saved.
          </p>
          <p className="btns">
            <button type="button" className="btn small" onClick={() => settleOn("mine")}>
              Save mine
            </button>
            <button type="button" className="btn small ghost" onClick={() => settleOn("theirs")}>
              Take the other
            </button>
          </p>
        </aside>
      ) : null}
    </>
  );
}

/** The bar below the form: what is wrong, what can be done, and where the words are. */
export function SharedDraftFooter({
  problem,
  isWrong,
  state,
  timeZone,
  words,
  children,
}: {
  readonly problem: string;
  /** Whether something must be corrected before it goes out. */
  readonly isWrong: boolean;
  readonly state: AutosaveState;
  readonly timeZone: string;
  /** How long it is, if that is said. */
  readonly words?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={isWrong ? "editor-footer has-problems" : "editor-footer"}>
      <div className="wrap">
        <Banner>{problem}</Banner>
        <div className="editor-actions">
          {children}
          <p className="editor-state">
            {words === undefined ? null : <span>{words}</span>}
            <span role="status">{statusText(state, timeZone)}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Where the words are. */
function statusText(state: AutosaveState, timeZone: string): string {
  switch (state.name) {
    case "untouched":
      return "Saved";
    case "typing":
      return "Not saved yet";
    case "autosaved":
    case "saved":
      return `Saved ${siteMoment(state.at, timeZone, state.at)}`;
    case "too-large":
      return "Not saved";
    case "failed":
      return state.onDevice
        ? "Not saved on the server yet. Your words are kept on this device."
        : "Not saved. Do not close this page.";
  }
}
