import { type ReactNode, useState } from "react";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { Banner } from "#app/desk/forms/banner.tsx";
import { useSiteTime } from "#app/desk/site-time.ts";
import { VersionsDialog, type MergedField } from "../conflict/versions-dialog.tsx";
import { mergeFields, type Texts } from "../conflict/merge.ts";
import { DiscardButton } from "./discard-button.tsx";
import type { AutosaveState } from "./autosaver.ts";
import type { DraftDesk } from "./draft-desk.ts";
import type { SharedDraft } from "./use-shared-draft.ts";
import { Button } from "#app/ui/button.tsx";

/**
 * Notes about words on this device that are not in the draft, and about someone else's changes to the same fields.
 * Both versions are shown before one replaces the other.
 */
export function SharedDraftNotes({
  writing: { draft, earlier, earlierBase, clash, continueEarlier, discardEarlier, settle },
  what,
  desk: { user },
  fieldOf,
}: {
  readonly writing: Pick<
    SharedDraft<Texts>,
    "draft" | "earlier" | "earlierBase" | "clash" | "continueEarlier" | "discardEarlier" | "settle"
  >;
  /** What the draft is, such as “letter”. */
  readonly what: string;
  readonly desk: DraftDesk;
  readonly fieldOf: (name: string) => MergedField | undefined;
}) {
  const { timeOf } = useSiteTime();
  const [comparing, setComparing] = useState<"earlier" | "clash">();
  const close = () => setComparing(undefined);
  const when = earlier && timeOf(earlier.savedAt);
  const by = clash?.theirs.by ?? "";
  const isOther = by !== "" && by !== user.username;
  const changed = isOther
    ? `${by} changed this ${what} while you were writing.`
    : `This ${what} was changed in another window while you were writing.`;

  function continueWithEarlier() {
    if (!earlier) return;
    const { merged, open } = mergeFields(earlierBase, earlier.fields, draft);
    if (open.length === 0) void continueEarlier(merged, []);
    else setComparing("earlier");
  }

  return (
    <>
      {earlier ? (
        <aside className="desk-note" aria-label="Unsaved changes">
          <p role="status">
            This device has unsaved changes to this {what} from {when}.
          </p>
          <p className="btns">
            <Button look="small" onClick={continueWithEarlier}>
              Continue with them
            </Button>
            <DiscardButton offered={earlier} onDiscard={() => void discardEarlier()} />
          </p>
        </aside>
      ) : null}
      {clash ? (
        <aside className="desk-note" aria-label="Changed by someone else">
          <p role="alert">{changed} What you typed is still here, and isn’t saved.</p>
          <p className="btns">
            <Button look="small" onClick={() => setComparing("clash")}>
              Compare and choose
            </Button>
          </p>
        </aside>
      ) : null}
      {comparing === "clash" && clash ? (
        <VersionsDialog
          title={changed}
          base={clash.base}
          mine={draft}
          theirs={clash.theirs.values}
          names={{
            mine: "Yours",
            theirs: isOther ? `${by}’s (saved)` : "The other window’s (saved)",
          }}
          fieldOf={fieldOf}
          explain={explain}
          onSettle={(together, leftOut) => {
            close();
            void settle(together, leftOut);
          }}
          onClose={close}
        />
      ) : null}
      {comparing === "earlier" && earlier ? (
        <VersionsDialog
          title={`This device’s words from ${when}`}
          base={earlierBase}
          mine={earlier.fields}
          theirs={draft}
          names={{ mine: `From ${when}`, theirs: "As it is now" }}
          fieldOf={fieldOf}
          explain={explain}
          onSettle={(together, leftOut) => {
            close();
            void continueEarlier(together, leftOut);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const explain = (places: number): string =>
  places === 0
    ? "The changes are in different places: saved together, both stay."
    : "What you don’t take is kept on this device.";

/** The bar below the form: problems, actions and the autosave state. */
export function SharedDraftFooter({
  problem,
  isWrong,
  state,
  words,
  children,
}: {
  readonly problem: string;
  /** Whether an error must be corrected before the draft is published or sent. */
  readonly isWrong: boolean;
  readonly state: AutosaveState;
  /** The word count, if it is shown. */
  readonly words?: string;
  readonly children: ReactNode;
}) {
  const { timeZone } = useSiteTime();
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

/** The autosave state in words. */
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
