import { type CalendarDate, daysBetween, localDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { ToolButton } from "../parts/controls.tsx";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";

/** A backup is due after this many new entries of log and rain, or this many days. */
const REMIND = { entries: 10, days: 30 };

const entriesOf = ({ log, rain }: RanchFile) => log.length + rain.length;

/** Whether it is time to save a backup file. */
export function backupDue(file: RanchFile, today: CalendarDate): boolean {
  const { on, entries } = file.backup;
  const since = on ?? localDate(new Date(file.createdAt));
  return (
    entriesOf(file) - (entries ?? 0) >= REMIND.entries || daysBetween(since, today) >= REMIND.days
  );
}

/** The ranch after a backup file was saved. */
export function backedUp(file: RanchFile, today: CalendarDate): RanchFile {
  return { ...file, backup: { on: today, entries: entriesOf(file) } };
}

/** Saves the ranch as a file, which "Open a backup" reads, and records when. */
export function BackupButton({ className = "btn ghost" }: { readonly className?: string }) {
  const { store, state } = useRanch();
  const save = async () => {
    const today = localDate(new Date());
    const file = state.isExample ? state.file : backedUp(state.file, today);
    const name = `first-paddock-${today}.json`;
    const text = `${JSON.stringify(file, null, 1)}\n`;
    const isSaved = await shareOrDownload(name, "application/json", text);
    if (isSaved && !state.isExample) store.change((before) => backedUp(before, today));
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
