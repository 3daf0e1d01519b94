import { createStore, get, set, setMany, update, type UseStore } from "idb-keyval";
import { addDays, localDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";

/** An earlier save. Its file may be damaged, or from another version. */
export interface Save {
  readonly savedAt: string;
  readonly file: unknown;
}

interface StoredRanch {
  readonly file: unknown;
  /** Missing in a damaged record. */
  readonly journal?: readonly Save[];
}

/** Named on the privacy page (tests/content/privacy.test.ts). */
export const RANCH_DATABASE = "first-paddock-tools";
const RECORD = "ranch";
/** The ranch as last changed. Newer than the saved one only if the page was left before it was saved. */
const TYPED = "typed";

let opened: UseStore | undefined;

/** Opens the database, or creates it if there is none. */
function store(): UseStore {
  opened ??= createStore(RANCH_DATABASE, "ranch");
  return opened;
}

let channel: BroadcastChannel | undefined;

/** The channel on which a tab tells the others that it saved or deleted the ranch. */
export function otherTabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(RANCH_DATABASE));
}

async function exists(): Promise<boolean> {
  if (opened) return true;
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === RANCH_DATABASE) ?? true;
}

const READ_ONLY =
  "The ranch saved on this phone is from a newer version of the planner and won’t be overwritten. Make a backup file of these numbers.";
const DAMAGED = "Its copies, and a way to start over, are under Keep.";

const NONE = { kind: "none", state: { saveState: "unsaved", journal: [] } } as const;

/**
 * Loads the ranch saved on this phone. If there is none, or it cannot be read because it is damaged or from a newer
 * planner, returns the state for that instead.
 *
 * @param savedOnly whether to ignore typing that is not saved yet, since another tab will save it.
 * @throws where the browser allows no storage, as in some private windows.
 */
export async function loadRanch(savedOnly = false) {
  if (!(await exists())) return NONE;
  const [stored, last] = await Promise.all([
    get<StoredRanch>(RECORD, store()),
    get<unknown>(TYPED, store()),
  ]);
  if (!stored) return NONE;
  const { readRanch } = await import("../ranch-file/read-file.ts");
  const read = readRanch(stored.file);
  const { journal = [] } = stored;
  if (read.kind === "refused") {
    const { code, message } = read.refusal;
    const state =
      code === "file.newer"
        ? { refusal: `${message} It’s still on this phone.`, readOnly: READ_ONLY, damaged: null }
        : {
            refusal: `${message} ${DAMAGED}`,
            readOnly: null,
            damaged: JSON.stringify(stored.file, null, 1),
          };
    return { kind: "refused", state: { ...state, journal } } as const;
  }
  const { file } = read;
  const typed = readRanch(last);
  // What was typed right before the page was left, and is not saved yet.
  const isNewer =
    !savedOnly &&
    typed.kind === "ranch" &&
    typed.file.id === file.id &&
    typed.file.updatedAt > file.updatedAt;
  return { kind: "file", file, journal, typed: isNewer ? typed.file : null } as const;
}

/**
 * Saves the ranch and moves the previous save to the journal, in one transaction. Another tab's save since is a
 * conflict, unless `force` moves it to the journal too.
 *
 * @returns the journal, or null for a conflict.
 */
export async function saveRanch(
  file: RanchFile,
  basedOnRev: number,
  force: boolean,
): Promise<readonly Save[] | null> {
  let journal: readonly Save[] | null = null;
  await update<StoredRanch>(
    RECORD,
    (previous) => {
      if (previous && !force && revOf(previous.file) !== basedOnRev) return previous;
      const now = new Date();
      journal = previous
        ? keepSaves(
            [
              { savedAt: savedAt(previous.file, now), file: previous.file },
              ...(previous.journal ?? []),
            ],
            now,
          )
        : [];
      return { file, journal };
    },
    store(),
  );
  if (journal) otherTabs().postMessage(null);
  return journal;
}

/** This many of the newest saves are kept whatever their day. */
const LAST = 5;
const KEEP_DAYS = 30;

const idOf = (file: unknown): string => String(Object(file).id ?? "");

/**
 * The saves to keep, newest first: the last five, and for thirty days the last of each day and each ranch, so that
 * neither an afternoon of typing nor another ranch pushes out what was there before.
 */
export function keepSaves(saves: readonly Save[], now: Date): Save[] {
  const ordered = saves.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
  const oldest = addDays(localDate(now), -KEEP_DAYS);
  const seen = new Set<string>();
  return ordered.filter(({ savedAt, file }, index) => {
    const moment = new Date(savedAt);
    const day = Number.isNaN(moment.getTime()) ? null : localDate(moment);
    const key = `${day} ${idOf(file)}`;
    const isLastOfDay = day !== null && day >= oldest && !seen.has(key);
    seen.add(key);
    return index < LAST || isLastOfDay;
  });
}

/** When it was last changed; now, if a damaged file doesn't say. */
function savedAt(file: unknown, now: Date): string {
  const moment = new Date(String(Object(file).updatedAt ?? ""));
  return (Number.isNaN(moment.getTime()) ? now : moment).toISOString();
}

const revOf = (file: unknown): unknown => Object(file).rev;

/**
 * Stores the ranch as typed, beside the saved one: a single write, without a read before it and committed at once,
 * since a page that is being left gets no more responses.
 */
export async function keepTyped(file: RanchFile): Promise<void> {
  await store()("readwrite", (records) => {
    records.put(file, TYPED);
    records.transaction.commit();
  });
}

/** Deletes what was typed, because another tab's ranch was chosen. */
export async function forgetTyped(): Promise<void> {
  await set(TYPED, undefined, store());
}

/** Removes the ranch and its journal from this phone. */
export async function deleteRanch(): Promise<void> {
  await setMany(
    [
      [RECORD, undefined],
      [TYPED, undefined],
    ],
    store(),
  );
  otherTabs().postMessage(null);
}
