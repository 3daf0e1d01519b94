import { localDate } from "#app/domain/dates/calendar-date.ts";
import { backedUp, backupDue } from "#app/domain/tools/fields/saves.ts";
import { ToolButton } from "../parts/controls.tsx";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";

/** Saves the ranch as a file, which "Open a backup" reads, and remembers when. */
export function BackupButton({ className = "btn ghost" }: { readonly className?: string }) {
  const { store, state } = useRanch();
  const save = async () => {
    const today = localDate(new Date());
    const file = state.isExample ? state.file : backedUp(state.file, today);
    const name = `first-paddock-${today}.json`;
    const text = `${JSON.stringify(file, null, 1)}\n`;
    const handedOn = await shareOrDownload(name, "application/json", text);
    if (handedOn && !state.isExample) store.change((before) => backedUp(before, today));
  };
  return (
    <ToolButton className={className} onClick={() => void save()}>
      Backup file
    </ToolButton>
  );
}

/** Asks for a backup file after ten entries or thirty days. */
export function BackupDue() {
  const { state } = useRanch();
  const today = useToday();
  if (state.saveState !== "saved" || !backupDue(state.file, today)) return null;
  return (
    <div className="backup-due">
      <p className="finding">
        It is time for a backup file: a browser may clear what it keeps, and a phone can be lost.
      </p>
      <p className="tool-buttons">
        <BackupButton className="btn small" />
      </p>
    </div>
  );
}
