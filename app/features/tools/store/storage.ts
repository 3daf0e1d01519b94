import { createStore, get, set, update, type UseStore } from "idb-keyval";
import type { Finding } from "../../../domain/tools/numbers/refusal.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";

/** The stored record: the ranch, and the saves before it. */
interface StoredRanch {
  readonly file: unknown;
  readonly journal: readonly JournalEntry[];
}

export interface JournalEntry {
  readonly savedAt: string;
  readonly file: unknown;
}

/** Named on the privacy page (tests/content/privacy.test.ts). */
export const RANCH_DATABASE = "first-paddock-tools";
const RECORD = "ranch";
const JOURNAL_LENGTH = 20;

let opened: UseStore | undefined;

/** Saving creates the database, not looking whether there is one. */
function store(): UseStore {
  opened ??= createStore(RANCH_DATABASE, "ranch");
  return opened;
}

async function exists(): Promise<boolean> {
  if (opened) return true;
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === RANCH_DATABASE) ?? true;
}

export type Loaded =
  | { readonly kind: "none" }
  | { readonly kind: "file"; readonly file: RanchFile; readonly journal: readonly JournalEntry[] }
  /** From a newer planner, or damaged: nothing is written over it. */
  | { readonly kind: "refused"; readonly refusal: Finding };

/**
 * Loads the ranch saved on this phone.
 *
 * @throws where the browser allows no storage, as in some private windows.
 */
export async function loadRanch(): Promise<Loaded> {
  if (!(await exists())) return { kind: "none" };
  const stored = await get<StoredRanch>(RECORD, store());
  if (!stored) return { kind: "none" };
  const { readRanch } = await import("../ranch-file/read-file.ts");
  const { file, refusal } = readRanch(stored.file);
  return file ? { kind: "file", file, journal: stored.journal } : { kind: "refused", refusal };
}

export type Saved =
  | { readonly kind: "saved"; readonly journal: readonly JournalEntry[] }
  /** Another tab has saved since. */
  | { readonly kind: "conflict" };

/**
 * Saves the ranch and moves the previous save to the journal, in one transaction. Another tab's save is a
 * conflict, unless `force` moves it to the journal too.
 */
export async function saveRanch(
  file: RanchFile,
  basedOnRev: number,
  force: boolean,
): Promise<Saved> {
  let saved: Saved = { kind: "conflict" };
  await update<StoredRanch>(
    RECORD,
    (previous) => {
      if (previous && !force && revOf(previous.file) !== basedOnRev) {
        saved = { kind: "conflict" };
        return previous;
      }
      const journal = previous
        ? [{ savedAt: new Date().toISOString(), file: previous.file }, ...previous.journal]
        : [];
      const stored = { file, journal: journal.slice(0, JOURNAL_LENGTH) };
      saved = { kind: "saved", journal: stored.journal };
      return stored;
    },
    store(),
  );
  return saved;
}

function revOf(file: unknown): number | null {
  return typeof file === "object" && file !== null && "rev" in file && typeof file.rev === "number"
    ? file.rev
    : null;
}

/** Removes the ranch and its journal from this phone. */
export async function deleteRanch(): Promise<void> {
  await set(RECORD, undefined, store());
}
