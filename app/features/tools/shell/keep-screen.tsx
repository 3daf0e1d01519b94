import type { ReactNode } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { BackupButton, BackupDue } from "../keep/backup.tsx";
import { useOpenFile } from "../keep/open-file.tsx";
import { type SheetName, usePrint } from "../paper/printing.tsx";
import { NOT_LOADED, ToolButton } from "../parts/controls.tsx";
import { useAhead, useRanch } from "../store/use-ranch.ts";
import { KeepButton } from "./strip.tsx";
import { localDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate } from "#app/domain/dates/format-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import { newRanchFile } from "#app/domain/tools/fields/new.ts";
import { shareOrDownload } from "../store/share-or-download.ts";
import { withBase } from "#app/shared/with-base.ts";
import { ShareButton } from "../share/share-button.tsx";

/** Print the sheets, save and open backups, restore earlier saves, and remove the ranch from this phone. */
export function KeepScreen({
  children,
}: {
  /** More ways to hand the numbers on. */ readonly children?: ReactNode;
}) {
  const { store, state } = useRanch();
  const { sheets, print } = usePrint();
  const { button, preview } = useOpenFile();
  return (
    <div className="keep-screen">
      <h3>On paper</h3>
      <ul className="sheet-buttons">
        {Object.entries(sheets).map(([name, { label }]) => (
          <li key={name}>
            <ToolButton onClick={() => print(name as SheetName)}>
              <span className={`thumb thumb-${name}`} aria-hidden="true" />
              Print {label}
            </ToolButton>
          </li>
        ))}
      </ul>
      <Damaged />
      <h3>In this browser</h3>
      <p>
        Print it or save a backup file. Browsers can erase what they keep. Safari on an iPhone or
        iPad does after seven days without a visit, unless you add the site to the Home Screen.
        Nothing you type is sent anywhere.
      </p>
      <p>No signal in the pasture? Save the site first, and planners and sheets open without it.</p>
      <div className="offline-copy">
        <p role="status" {...hook("offlineStatus")} />
        <ToolButton className="btn ghost" {...hook("offlineDo", "save")}>
          Save for reading offline
        </ToolButton>
      </div>
      <div className="tool-buttons">
        <KeepButton className="btn" />
        <BackupButton />
        {button}
      </div>
      {preview}
      <BackupDue />
      <SendMoves />
      {children}
      <Copies />
      {state.saveState.kind === "saved" ? (
        <ToolButton className="btn small ghost" onClick={() => void store.removeFromPhone()}>
          Delete it from this phone
        </ToolButton>
      ) : null}
    </div>
  );
}

/** The dated copies of the last thirty days. */
function Copies() {
  const { store, state } = useRanch();
  if (state.journal.length === 0) return null;
  const bringBack = async (save: unknown) => {
    const read = (await import("../ranch-file/read-file.ts")).readRanch(save);
    if (read.kind === "ranch") store.replaceFile(read.file, "Restored an earlier save");
    else store.refuse(read.refusal.message);
  };
  return (
    <details>
      <summary>Copies of the last 30 days: {pluralize(state.journal.length, "save")}</summary>
      <ul className="tool-rows">
        {state.journal.map(({ savedAt, file }) => {
          const at = new Date(savedAt);
          const when = `${shortDate(localDate(at))}, ${at.toLocaleTimeString("en-US")}`;
          return (
            <li key={savedAt}>
              <span>{when}</span>
              <ToolButton className="btn small ghost" onClick={() => void bringBack(file)}>
                Bring back<span className="visually-hidden"> {when}</span>
              </ToolButton>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The ways out where what is kept on this phone cannot be read. */
function Damaged() {
  const { store, state } = useRanch();
  const { damaged, journal } = state;
  if (damaged === null) return null;
  const startOver = async () => {
    const name = `damaged-${localDate(new Date())}.json`;
    if (await shareOrDownload(name, "application/json", damaged))
      store.replaceFile(
        newRanchFile(crypto.randomUUID(), new Date().toISOString()),
        "Started over",
      );
  };
  return (
    <section className="tool-card" aria-labelledby="damaged-heading">
      <h3 id="damaged-heading">What is kept here is damaged</h3>
      <p>
        {journal.length > 0
          ? "Bring back one of its copies below, open a backup, "
          : "Open a backup, "}
        or start over with an empty ranch. The damaged text is saved as a file first; whoever looks
        after the site can often read it.
      </p>
      <p className="tool-buttons">
        <ToolButton className="btn ghost" onClick={() => void startOver()}>
          Save the text and start over
        </ToolButton>
      </p>
    </section>
  );
}

const load = () => import("../share/moves-text.ts");

/** Sends the log to another phone of the ranch, as a link or as a file. */
function SendMoves() {
  const { store, state } = useRanch();
  useAhead(load);
  const { file } = state;
  if (state.isExample || file.log.length + file.rain.length === 0) return null;
  const sendFile = () =>
    load().then(
      ({ movesText }) =>
        shareOrDownload(`moves-${localDate(new Date())}.json`, "application/json", movesText(file)),
      () => store.refuse(NOT_LOADED),
    );
  return (
    <>
      <h3>Two phones, one log</h3>
      <p>
        Moves, rain and the names of the paddocks go along, nothing else. The other phone shows what
        is new before it adds it. Start it with your backup file, so that both have the same
        paddocks.
      </p>
      <div className="tool-buttons">
        <ShareButton
          label="Send my moves"
          title="Moves"
          address={async () => {
            const hash = await (await load()).movesHash(file);
            return hash === null
              ? null
              : `${location.origin}${withBase("/tools/my-season")}${hash}`;
          }}
          copied="The link is copied. It holds this season’s moves and rain; before its first move, those of the past year."
          tooLong="There are too many moves for a link. Send them as a file."
        />
        <ToolButton className="btn small ghost" onClick={() => void sendFile()}>
          All moves as a file
        </ToolButton>
      </div>
    </>
  );
}
