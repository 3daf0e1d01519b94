import type { RanchFile, Touch } from "../../../domain/tools/ranch/ranch-file.ts";
import { newRanchFile } from "../ranch-file/new-file.ts";
import { forgetKept, type JournalEntry, loadKept, saveKept } from "./storage.ts";

/** How the ranch on the screen is kept. */
export type Keeping =
  | { readonly kind: "not" }
  | { readonly kind: "saving" }
  | { readonly kind: "kept"; readonly at: string }
  | { readonly kind: "failed" }
  | { readonly kind: "conflict" };

/** What was taken away or replaced last. */
interface Undo {
  readonly label: string;
  readonly file: RanchFile;
  /** It was taken off the phone, and is kept again. */
  readonly kept?: true;
}

export interface RanchState {
  readonly file: RanchFile;
  /** The site's example until a rancher changes a number or starts with their own. */
  readonly isExample: boolean;
  readonly keeping: Keeping;
  readonly journal: readonly JournalEntry[];
  readonly undo: Undo | null;
  /** A sentence about something that was refused. */
  readonly refusal: string | null;
  /** What was kept came from a newer planner: it is left alone and nothing is saved over it. */
  readonly readOnly: boolean;
}

const READ_ONLY =
  "What is kept on this phone is from a newer version of the planner, and nothing is saved over it. Take a backup file of these numbers.";
const SAVE_AFTER_MS = 400;
const CHANNEL = "first-paddock-tools";

/** The ranch of this document: one for all tools on it. */
export class RanchStore {
  #state: RanchState;
  readonly #example: RanchFile;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #savedRev = 0;
  #channel: BroadcastChannel | undefined;
  #started = false;

  constructor(example: RanchFile) {
    this.#example = example;
    this.#state = {
      file: example,
      isExample: true,
      keeping: { kind: "not" },
      journal: [],
      undo: null,
      refusal: null,
      readOnly: false,
    };
  }

  readonly state = (): RanchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens what is kept on this phone. Called once, by the first tool of the document. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    addEventListener("pagehide", () => void this.#saveNow(false));
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.addEventListener("message", () => void this.#otherTabSaved());
    }
    try {
      await this.#open();
    } catch {
      // A browser that keeps nothing still works out sums.
    }
  }

  async #open(): Promise<void> {
    const loaded = await loadKept();
    if (loaded.kind === "refused")
      this.#set({
        readOnly: true,
        refusal: `${loaded.refusal.message} It is still on this phone.`,
      });
    if (loaded.kind !== "file") return;
    this.#savedRev = loaded.file.rev;
    this.#set({
      file: loaded.file,
      isExample: false,
      keeping: { kind: "kept", at: loaded.file.updatedAt },
      journal: loaded.journal,
      undo: null,
    });
  }

  /** Changes the ranch; `touched` are the fields that the rancher typed. */
  readonly change = (
    make: (file: RanchFile) => RanchFile,
    touched: readonly string[] = [],
    how: Touch = "you",
  ): void => {
    const before = this.#state.file;
    const made = make(before);
    const marks = Object.fromEntries(touched.map((path) => [path, how]));
    this.#replace({ ...made, touched: { ...made.touched, ...marks } });
  };

  /** Changes the ranch by taking something away; it can be brought back. */
  readonly remove = (label: string, make: (file: RanchFile) => RanchFile): void => {
    const { file } = this.#state;
    this.change(make);
    this.#set({ undo: { label, file } });
  };

  readonly undo = (): void => {
    const { undo } = this.#state;
    if (!undo) return;
    this.#replace(undo.file);
    this.#set({ undo: null });
    if (undo.kept) void this.keep();
  };

  /** Takes a whole file: a backup, an earlier save, another tab's. The present one can be brought back. */
  readonly take = (file: RanchFile, label: string): void => {
    const before = this.#state.file;
    this.#replace({ ...file, rev: before.rev });
    this.#set({ undo: { label, file: before } });
  };

  readonly startBlank = (): void => {
    this.take(
      newRanchFile(crypto.randomUUID(), new Date().toISOString()),
      "Started with an empty ranch",
    );
  };

  readonly useExample = (): void => {
    this.take(
      { ...this.#example, id: crypto.randomUUID(), createdAt: new Date().toISOString() },
      "Took the example’s numbers",
    );
  };

  readonly refuse = (refusal: string | null): void => this.#set({ refusal });

  /** "Keep on this phone": saves now and after every change. */
  readonly keep = async (): Promise<void> => {
    if (this.#state.readOnly) {
      this.refuse(READ_ONLY);
      return;
    }
    if (this.#state.isExample) this.#replace({ ...this.#state.file, id: crypto.randomUUID() });
    // The browser may say no; the ranch is kept all the same, and the backup file is the record.
    void navigator.storage?.persist?.().catch(() => false);
    const kept = await loadKept().catch(() => null);
    if (kept?.kind === "file") this.#savedRev = kept.file.rev;
    await this.#save(kept?.kind !== "file");
  };

  readonly forget = async (): Promise<void> => {
    await forgetKept();
    this.#set({
      keeping: { kind: "not" },
      journal: [],
      undo: { label: "Took it off this phone", file: this.#state.file, kept: true },
    });
  };

  /** After a conflict: this tab's ranch stands, the other one goes to the journal. */
  readonly keepThisOne = async (): Promise<void> => this.#save(true);

  /** After a conflict: the other tab's ranch is shown, this one can be brought back. */
  readonly showTheOther = async (): Promise<void> => {
    const mine = this.#state.file;
    await this.#open();
    this.#set({ undo: { label: "Took the other tab’s ranch", file: mine } });
  };

  #replace(file: RanchFile): void {
    this.#set({
      file: { ...file, updatedAt: new Date().toISOString() },
      isExample: false,
      refusal: null,
    });
    const { kind } = this.#state.keeping;
    if (kind === "not" || kind === "conflict") return;
    this.#set({ keeping: { kind: "saving" } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveNow(false), SAVE_AFTER_MS);
  }

  async #saveNow(force: boolean): Promise<void> {
    if (this.#state.keeping.kind !== "saving") return;
    clearTimeout(this.#timer);
    await this.#save(force);
  }

  async #save(force: boolean): Promise<void> {
    const file = { ...this.#state.file, rev: this.#savedRev + 1 };
    try {
      const saved = await saveKept(file, this.#savedRev, force);
      if (saved.kind === "conflict") {
        this.#set({ keeping: { kind: "conflict" } });
        return;
      }
      this.#savedRev = file.rev;
      const later = this.#state.file.updatedAt !== file.updatedAt;
      this.#set({
        keeping: later ? { kind: "saving" } : { kind: "kept", at: new Date().toISOString() },
        journal: saved.journal,
        file: { ...this.#state.file, rev: file.rev },
      });
      this.#channel?.postMessage(file.rev);
    } catch {
      this.#set({ keeping: { kind: "failed" } });
    }
  }

  /** Without a change of one's own the other tab's save is shown; with one it is a question. */
  async #otherTabSaved(): Promise<void> {
    if (this.#state.keeping.kind === "saving") this.#set({ keeping: { kind: "conflict" } });
    else if (this.#state.keeping.kind === "kept") {
      const mine = this.#state.file;
      await this.#open();
      if (this.#state.file.id !== mine.id)
        this.#set({ undo: { label: "Another tab kept another ranch", file: mine } });
    }
  }

  #set(change: Partial<RanchState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
