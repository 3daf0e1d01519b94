import { hook } from "../../../enhance/page-contract.ts";
import { useRef } from "react";
import { localDate } from "../../../domain/dates/calendar-date.ts";
import { shortDate } from "../../../domain/dates/format-date.ts";
import { ToolButton } from "./tool-button.tsx";
import { MAX_FILE_BYTES, ranchText } from "../ranch-file/file-text.ts";
import type { ReadResult } from "../ranch-file/read-file.ts";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch } from "../store/use-ranch.ts";

const loadReader = () => import("../ranch-file/read-file.ts");

/** Save and open backups, restore earlier saves, and remove the ranch from this phone. */
export function BackupCard({ className }: { readonly className: string }) {
  const { store, state } = useRanch();
  const fileInput = useRef<HTMLInputElement>(null);
  const show = ({ file, refusal }: ReadResult, label: string) => {
    if (file) store.replaceFile(file, label);
    else store.refuse(refusal.message);
  };
  const open = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      store.refuse("This file is too large to be a backup of the planner. Nothing was changed.");
      return;
    }
    show((await loadReader()).readRanchText(await file.text()), `Opened ${file.name}`);
  };
  const restore = async (save: unknown) =>
    show((await loadReader()).readRanch(save), "Restored an earlier save");
  return (
    <section className={className} aria-labelledby="backup-heading">
      <h2 id="backup-heading">Keep it and take it with you</h2>
      <p>
        Paper and the backup file are the record: a browser may clear what it saves. Nothing you
        type is sent anywhere.
      </p>
      <p>No signal in the pasture? Save the site first: planners and sheets open without it.</p>
      <div className="offline-copy">
        <p role="status" {...hook("offlineStatus")} />
        <ToolButton className="btn ghost" {...hook("offlineAction", "save")}>
          Save for reading offline
        </ToolButton>
      </div>
      <div className="tool-buttons">
        {state.saveState.kind === "unsaved" || state.isExample ? (
          <ToolButton className="btn" onClick={() => void store.saveOnPhone()}>
            Keep on this phone
          </ToolButton>
        ) : null}
        <ToolButton
          className="btn ghost"
          onClick={() =>
            void shareOrDownload(
              `first-paddock-${localDate(new Date())}.json`,
              "application/json",
              ranchText(state.file),
            )
          }
        >
          Backup file
        </ToolButton>
        <ToolButton className="btn ghost" onClick={() => fileInput.current?.click()}>
          Open a backup
        </ToolButton>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Backup file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) void open(file);
          }}
        />
      </div>
      {state.journal.length > 0 ? (
        <details>
          <summary>The last {state.journal.length} saves</summary>
          <ul className="tool-rows">
            {state.journal.map(({ savedAt, file }) => (
              <li key={savedAt}>
                <span>
                  {shortDate(localDate(new Date(savedAt)))},{" "}
                  {new Date(savedAt).toLocaleTimeString("en-US")}
                </span>
                <ToolButton className="btn small ghost" onClick={() => void restore(file)}>
                  Bring back
                </ToolButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {state.saveState.kind === "saved" ? (
        <ToolButton className="btn small ghost" onClick={() => void store.removeFromPhone()}>
          Delete it from this phone
        </ToolButton>
      ) : null}
    </section>
  );
}
