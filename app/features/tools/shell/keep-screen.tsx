import { type ReactNode, useRef } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { localDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate } from "#app/domain/dates/format-date.ts";
import { type SheetName, usePrint } from "../paper/printing.tsx";
import { ToolButton } from "../parts/tool-button.tsx";
import { MAX_FILE_BYTES, ranchText } from "../ranch-file/file-text.ts";
import type { ReadResult } from "../ranch-file/read-file.ts";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch } from "../store/use-ranch.ts";
import { KeepButton } from "./strip.tsx";

const loadReader = () => import("../ranch-file/read-file.ts");

export interface SheetButton {
  readonly name: SheetName;
  readonly label: string;
}

/** Print the sheets, save and open backups, restore earlier saves, and remove the ranch from this phone. */
export function KeepScreen({
  paper,
  children,
}: {
  readonly paper: readonly SheetButton[];
  /** More ways to hand the numbers on. */
  readonly children?: ReactNode;
}) {
  const { store, state } = useRanch();
  const print = usePrint();
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
    <div className="keep-screen">
      <h3>On paper</h3>
      <ul className="sheet-buttons">
        {paper.map(({ name, label }) => (
          <li key={name}>
            <ToolButton onClick={() => print(name)}>
              <span className={`thumb thumb-${name}`} aria-hidden="true" />
              Print {label}
            </ToolButton>
          </li>
        ))}
      </ul>
      <h3>In this browser</h3>
      <p>
        Print it or save a backup file. Browsers can erase what they keep. Nothing you type is sent
        anywhere.
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
      {children}
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
    </div>
  );
}
