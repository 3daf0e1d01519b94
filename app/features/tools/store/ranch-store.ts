import type { RanchFile, NumberSource } from "#app/domain/tools/fields/fields.ts";
import { addDays, localDate } from "#app/domain/dates/calendar-date.ts";
import { newId } from "./new-id.ts";
import type { Save } from "./storage.ts";

/** Whether the ranch on screen is saved on this phone. */
type SaveState = "unsaved" | "saving" | "saved" | "failed" | "conflict";

/** The last removal or replacement, to undo. */
interface Undo {
  readonly label: string;
  readonly file: RanchFile;
  /** It was removed from the phone, and undo saves it again. */
  readonly wasSaved?: true;
}

export interface RanchState {
  readonly file: RanchFile;
  /** True until a rancher changes a number or starts with their own. */
  readonly isExample: boolean;
  readonly saveState: SaveState;
  readonly journal: readonly Save[];
  readonly undo: Undo | null;
  /** Why something was refused, in a sentence. */
  readonly refusal: string | null;
  /** Why the saved ranch is not overwritten, if it is from a newer planner. */
  readonly readOnly: string | null;
  /** The text of the saved ranch if it is damaged, until another takes its place. */
  readonly damaged: string | null;
}

/** Typing is saved after this pause; a button's change is saved at once, since the next press may leave the page. */
const SAVE_AFTER_TYPING_MS = 400;
const SWITCHED = "Switched to the other tab’s ranch";
/** The storage module, which is loaded after the planner: the first answer does not need it. */
let fetched: typeof import("./storage.ts") | undefined;
const storage = async () => (fetched ??= await import("./storage.ts"));

/** The document's one ranch, shared by its tools. */
export class RanchStore {
  #state: RanchState;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saves = Promise.resolve();
  #savedRev = 0;
  #before: RanchFile | undefined;
  #started = false;
  /** Changes made while the saved ranch is still loading; they are then applied to it too. */
  #early: Parameters<RanchStore["change"]>[] | null = [];

  constructor(example: RanchFile) {
    this.#state = {
      file: example,
      isExample: true,
      saveState: "unsaved",
      journal: [],
      undo: null,
      refusal: null,
      readOnly: null,
      damaged: null,
    };
  }

  readonly state = (): RanchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the ranch saved on this phone. The first tool of the document calls this once. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    void this.#moveExample().catch(() => undefined);
    addEventListener("pagehide", () => this.#saveNow());
    // A phone often hides the page for good without a pagehide.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#saveNow();
    });
    // A page in the back/forward cache receives no messages, so it looks for another tab's save when it returns.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) void this.#afterSaves(() => this.#otherTabSaved());
    });
    const early = this.#early;
    try {
      const { otherTabs } = await storage();
      otherTabs().addEventListener(
        "message",
        () => void this.#afterSaves(() => this.#otherTabSaved(true)),
      );
      await this.#open();
    } catch {
      // Without storage the planners still calculate.
    }
    this.#early = null;
    if (this.#savedRev > 0) early?.forEach((edit) => this.change(...edit));
  }

  /** A page that was built in an earlier season has an example whose season is over. */
  async #moveExample(): Promise<void> {
    const today = localDate(new Date());
    const { start, days } = this.#state.file.season;
    if (!start || addDays(start, days ?? 0) > today) return;
    const { intoSeason } = await import("#app/domain/tools/chart/season-dates.ts");
    const { file, saveState } = this.#state;
    if (saveState === "unsaved") this.#set({ file: intoSeason(file, today) });
  }

  /** @param saved whether another tab has just saved: what it types next is not loaded here. */
  async #open(saved?: boolean): Promise<void> {
    const shown = this.#state.file;
    const loaded = await (await storage()).loadRanch(saved);
    // The ranch changed while this loaded. At the start, such changes are applied again to what was loaded.
    if (!this.#early && this.#state.file !== shown) {
      this.#set({ saveState: "conflict" });
      return;
    }
    if (loaded.kind !== "file") {
      this.#set(loaded.state);
      return;
    }
    const { file, typed, journal } = loaded;
    this.#savedRev = file.rev;
    this.#set({
      file: typed ?? file,
      isExample: false,
      saveState: typed ? "saving" : "saved",
      journal,
      undo: null,
    });
    if (typed) this.#saveNow();
  }

  /** Changes the ranch. `touched` lists the fields that the rancher typed. */
  readonly change = (
    make: (file: RanchFile) => RanchFile,
    touched: readonly string[] = [],
    source: NumberSource = "you",
  ): void => {
    this.#early?.push([make, touched, source]);
    this.#before = this.#state.file;
    const changed = make(this.#own());
    const marks = Object.fromEntries(touched.map((path) => [path, source]));
    this.#replace({ ...changed, touched: { ...changed.touched, ...marks } }, touched.length > 0);
    // An earlier undo would lose this change too.
    if (this.#state.undo) this.#set({ undo: null });
  };

  /** The ranch to change: the example becomes the rancher's own, with an id of its own. */
  #own(): RanchFile {
    const { file, isExample } = this.#state;
    return isExample ? { ...file, id: newId(), createdAt: new Date().toISOString() } : file;
  }

  /** Restores the ranch before the last change, with which a calculation failed. */
  readonly takeBack = (): void => {
    if (this.#before) this.#replace(this.#before);
  };

  /** Changes the ranch by removing something, which undo restores. */
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
    if (undo.wasSaved) void this.saveOnPhone();
  };

  /**
   * Replaces the whole ranch with a backup, an earlier save or another tab's. Undo restores the one before. If the
   * saved ranch is damaged, the new one is saved at once instead, and the damaged one stays among the copies.
   */
  readonly replaceFile = (file: RanchFile, label: string): void => {
    const { file: before, damaged } = this.#state;
    this.#replace({ ...file, rev: before.rev });
    if (damaged === null) this.#set({ undo: { label, file: before } });
    else void this.saveOnPhone();
  };

  readonly refuse = (refusal: string | null): void => this.#set({ refusal });

  /** Saves now and after every change ("Keep on this phone"). */
  readonly saveOnPhone = async (): Promise<void> => {
    const { readOnly, isExample } = this.#state;
    if (readOnly) {
      this.refuse(readOnly);
      return;
    }
    if (isExample) this.#replace(this.#own());
    // The browser may refuse persistent storage, or lack it; save anyway, since the backup file is the record.
    void navigator.storage?.persist().catch(() => false);
    const stored = await storage()
      .then(({ loadRanch }) => loadRanch())
      .catch(() => null);
    const file = stored?.kind === "file" ? stored.file : null;
    if (file) this.#savedRev = file.rev;
    if (file && file.id !== this.#state.file.id) this.#set({ saveState: "conflict" });
    else await this.#afterSaves(() => this.#save(!file));
  };

  /** Deletes the saved ranch; what is typed from now on is not saved. */
  readonly removeFromPhone = (): void => {
    this.#set({
      saveState: "unsaved",
      journal: [],
      undo: { label: "Deleted it from this phone", file: this.#state.file, wasSaved: true },
    });
    void this.#afterSaves(async () => (await storage()).deleteRanch());
  };

  /** After a conflict: keeps this tab's ranch and moves the other's to the journal. */
  readonly keepThisTab = async (): Promise<void> => {
    // Updates its time of change: otherwise what the other tab typed later would count as newer than this choice.
    this.#replace(this.#state.file);
    await this.#afterSaves(() => this.#save(true));
  };

  /** After a conflict: shows the other tab's ranch. Undo restores this one. */
  readonly showOtherTab = async (): Promise<void> => {
    await (await storage()).forgetTyped();
    const mine = this.#state.file;
    await this.#open();
    if (this.#state.saveState !== "conflict") this.#set({ undo: { label: SWITCHED, file: mine } });
  };

  #replace(file: RanchFile, isTyped = false): void {
    this.#set({
      file: { ...file, updatedAt: new Date().toISOString() },
      isExample: false,
      refusal: null,
    });
    const { saveState } = this.#state;
    if (saveState === "unsaved" || saveState === "conflict") return;
    this.#set({ saveState: "saving" });
    // Without awaiting an import: if the page is left next, code after an await no longer runs.
    fetched?.keepTyped(this.#state.file).catch(() => undefined);
    clearTimeout(this.#timer);
    if (isTyped) this.#timer = setTimeout(() => this.#saveNow(), SAVE_AFTER_TYPING_MS);
    else this.#saveNow();
  }

  /** Saves what is not saved yet, once the save in progress is done, on which it is based. */
  #saveNow(): void {
    clearTimeout(this.#timer);
    void this.#afterSaves(async () => {
      if (this.#state.saveState === "saving") await this.#save(false);
    });
  }

  #afterSaves(work: () => Promise<void>): Promise<void> {
    return (this.#saves = this.#saves.then(work).catch(() => this.#set({ saveState: "failed" })));
  }

  async #save(force: boolean): Promise<void> {
    const shown = this.#state.file;
    const file = { ...shown, rev: this.#savedRev + 1 };
    const journal = await (await storage()).saveRanch(file, this.#savedRev, force);
    if (journal === null) {
      this.#set({ saveState: "conflict" });
      return;
    }
    this.#savedRev = file.rev;
    const later = this.#state.file !== shown;
    this.#set({
      saveState: later ? "saving" : "saved",
      journal,
      damaged: null,
      file: { ...this.#state.file, rev: file.rev },
    });
    if (later) this.#saveNow();
  }

  /** If this tab has no changes, shows what the other tab saved or deleted; otherwise saving them is a conflict. */
  async #otherTabSaved(saved?: boolean): Promise<void> {
    const { saveState, file, isExample } = this.#state;
    if (saveState !== "saved" && !isExample) return;
    await this.#open(saved);
    if (!isExample && this.#state.file.id !== file.id)
      this.#set({ undo: { label: SWITCHED, file } });
  }

  #set(change: Partial<RanchState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
