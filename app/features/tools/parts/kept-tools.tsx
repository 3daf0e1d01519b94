import { hook } from "../../../enhance/page-contract.ts";
import { useRef } from "react";
import { localDate } from "../../../domain/dates/calendar-date.ts";
import { shortDate } from "../../../domain/dates/format-date.ts";
import { Act } from "./act.tsx";
import { LARGEST_FILE_BYTES, ranchText } from "../ranch-file/file-text.ts";
import { handOver } from "../store/download.ts";
import { useRanch } from "../store/use-ranch.ts";

/** Backup out and in, earlier saves, and taking the ranch off this phone. */
export function KeptTools({ className }: { readonly className: string }) {
  const { store, state } = useRanch();
  const chooser = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    if (file.size > LARGEST_FILE_BYTES) {
      store.refuse("This file is too large to be a backup of the planner. Nothing was changed.");
      return;
    }
    const { readRanchText } = await import("../ranch-file/read-file.ts");
    const { file: ranch, refusal } = readRanchText(await file.text());
    if (ranch) store.take(ranch, `Opened ${file.name}`);
    else store.refuse(refusal.message);
  };
  const bringBack = async (save: unknown) => {
    const { readRanch } = await import("../ranch-file/read-file.ts");
    const { file: ranch, refusal } = readRanch(save);
    if (ranch) store.take(ranch, "Brought an earlier save back");
    else store.refuse(refusal.message);
  };
  return (
    <section className={className} aria-labelledby="kept-heading">
      <h2 id="kept-heading">Keep it and take it with you</h2>
      <p>
        Paper and the backup file are the record. This phone is the helper: a browser may clear what
        it keeps. Nothing you type is sent anywhere.
      </p>
      <p>No signal in the pasture? Save the site first: planners and sheets open without it.</p>
      <div className="offline-copy">
        <p role="status" {...hook("offlineStatus")} />
        <Act className="btn ghost" {...hook("offlineAction", "save")}>
          Save for reading offline
        </Act>
      </div>
      <div className="tool-buttons">
        {state.keeping.kind === "not" || state.isExample ? (
          <Act className="btn" onClick={() => void store.keep()}>
            Keep on this phone
          </Act>
        ) : null}
        <Act
          className="btn ghost"
          onClick={() =>
            void handOver(
              `first-paddock-${localDate(new Date())}.json`,
              "application/json",
              ranchText(state.file),
            )
          }
        >
          Backup file
        </Act>
        <Act className="btn ghost" onClick={() => chooser.current?.click()}>
          Open a backup
        </Act>
        <input
          ref={chooser}
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
                <Act className="btn small ghost" onClick={() => void bringBack(file)}>
                  Bring back
                </Act>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {state.keeping.kind === "kept" ? (
        <Act className="btn small danger" onClick={() => void store.forget()}>
          Take it off this phone
        </Act>
      ) : null}
    </section>
  );
}
