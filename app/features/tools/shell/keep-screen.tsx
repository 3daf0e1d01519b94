import type { ReactNode } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { BackupButton, BackupDue } from "../keep/backup.tsx";
import { Copies } from "../keep/copies.tsx";
import { Damaged } from "../keep/damaged.tsx";
import { useOpenFile } from "../keep/open-file.tsx";
import { SendMoves } from "../keep/send-moves.tsx";
import { type SheetName, usePrint } from "../paper/printing.tsx";
import { ToolButton } from "../parts/tool-button.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { KeepButton } from "./strip.tsx";

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
