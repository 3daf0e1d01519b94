import { createStore, get, set, update, type UseStore } from "idb-keyval";
import type { Finding } from "../../../domain/tools/numbers/refusal.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";

/** One record: the ranch as it is, and the last saves before it. */
interface Kept {
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

/** The database is made by the first "Keep on this phone", not by looking whether there is one. */
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
  /** Kept by a newer planner, or damaged: nothing is written over it. */
  | { readonly kind: "refused"; readonly refusal: Finding };

/** What is kept on this phone. @throws where the browser keeps nothing (private windows of some). */
export async function loadKept(): Promise<Loaded> {
  if (!(await exists())) return { kind: "none" };
  const kept = await get<Kept>(RECORD, store());
  if (!kept) return { kind: "none" };
  const { readRanch } = await import("../ranch-file/read-file.ts");
  const { file, refusal } = readRanch(kept.file);
  return file ? { kind: "file", file, journal: kept.journal } : { kind: "refused", refusal };
}

export type Saved =
  | { readonly kind: "saved"; readonly journal: readonly JournalEntry[] }
  /** Another tab saved in between. */
  | { readonly kind: "conflict" };

/**
 * Writes the ranch and puts what was there into the journal, in one transaction. With `force` the other
 * tab's save goes to the journal instead of stopping this one.
 */
export async function saveKept(
  file: RanchFile,
  basedOnRev: number,
  force: boolean,
): Promise<Saved> {
  let saved: Saved = { kind: "conflict" };
  await update<Kept>(
    RECORD,
    (before) => {
      if (before && !force && revOf(before.file) !== basedOnRev) {
        saved = { kind: "conflict" };
        return before;
      }
      const journal = before
        ? [{ savedAt: new Date().toISOString(), file: before.file }, ...before.journal]
        : [];
      const kept = { file, journal: journal.slice(0, JOURNAL_LENGTH) };
      saved = { kind: "saved", journal: kept.journal };
      return kept;
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
export async function forgetKept(): Promise<void> {
  await set(RECORD, undefined, store());
}
