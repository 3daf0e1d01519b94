import { type ReactNode, useRef, useState } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { BackupButton, BackupDue } from "../keep/backup.tsx";
import { type SheetName, usePrint } from "../paper/printing.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { useAhead, useRanch } from "../store/use-ranch.ts";
import { focusScreen } from "./screens.tsx";
import { KeepButton } from "./strip.tsx";
import { localDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate } from "#app/domain/dates/format-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import { lazyPart, NOT_LOADED } from "#app/ui/lazy-part.tsx";
import type { Opened } from "../ranch-file/read-file.ts";

const Damaged = lazyPart(async () => (await import("../keep/damaged.tsx")).Damaged);
const SendMoves = lazyPart(async () => (await import("../share/send-moves.tsx")).SendMoves);

/** Print the sheets, save and open backups, restore earlier saves, and remove the ranch from this phone. */
export function KeepScreen({
  children,
}: {
  /** More ways to share the numbers. */
  readonly children?: ReactNode;
}) {
  const { store, state } = useRanch();
  const { file, isExample } = state;
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
      {state.damaged === null ? null : <Damaged text={state.damaged} />}
      <h3>In this browser</h3>
      <p>
        Print it or save a backup file. Browsers can erase what they keep. Safari on an iPhone or
        iPad does after seven days without a visit, unless you add the site to the Home Screen.
        There it starts empty: save a backup file first, and open it there. Nothing you type is sent
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
      {!isExample && file.log.length + file.rain.length > 0 ? <SendMoves /> : null}
      {children}
      <Copies />
      {state.saveState === "saved" ? (
        <ToolButton
          className="btn small ghost"
          onClick={() => {
            store.removeFromPhone();
            focusScreen();
          }}
        >
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
      <summary>{`Copies of the last 30 days: ${pluralize(state.journal.length, "save")}`}</summary>
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

/** Larger files are not backups: 5,000 moves take about a megabyte. */
const MAX_FILE_BYTES = 8_000_000;
const loadReader = () => import("../ranch-file/read-file.ts");
const loadIncoming = () => import("../keep/incoming.tsx");
const Incoming = lazyPart(async () => (await loadIncoming()).Incoming);

/** Opens a backup, or the moves of another phone. A ranch saved on this phone is replaced only after asking. */
function useOpenFile() {
  const { store, state } = useRanch();
  useAhead(loadIncoming);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isKept = state.saveState !== "unsaved";
  const open = async (chosen: File) => {
    // Clears the message about a file chosen earlier.
    store.refuse(null);
    if (chosen.size > MAX_FILE_BYTES) {
      store.refuse("This file is too large to be a backup of the planner. Nothing was changed.");
      return;
    }
    const read = (await loadReader()).readFileText(await chosen.text());
    if (read.kind === "refused") store.refuse(read.refusal.message);
    else if (read.kind === "ranch" && (state.damaged !== null || !isKept))
      store.replaceFile(read.file, `Opened ${chosen.name}`);
    else setOpened(read);
  };
  return {
    button: (
      <>
        <ToolButton ref={button} className="btn ghost" onClick={() => input.current?.click()}>
          Open a backup or moves
        </ToolButton>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) open(file).catch(() => store.refuse(NOT_LOADED));
          }}
        />
      </>
    ),
    /** Shows the contents of the chosen file. */
    preview: opened ? (
      <Incoming
        opened={opened}
        takeFocus
        close={() => {
          setOpened(null);
          button.current?.focus();
        }}
      />
    ) : null,
  };
}
