import { useEffect, useRef, useState } from "react";
import { Refusal } from "#app/backend/http/client.ts";
import type { Autosave } from "#app/backend/http/writing.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { useToast } from "#app/desk/frame/toast.tsx";
import { useUnsavedWork } from "#app/desk/frame/unsaved-work.tsx";
import { type Autosaver, type AutosaveState, createAutosaver } from "./autosaver.ts";
import { mergeFields, type Texts } from "../conflict/merge.ts";
import type { DraftDesk } from "./draft-desk.ts";
import { deleteCopy, deleteFromDevice, saveToDevice, type SharedKind } from "./device-drafts.ts";
import { useReturn } from "./use-return.ts";
import { randomId } from "#app/domain/random-id.ts";

/** A version of the draft on the server. */
export interface Version<Draft> {
  readonly version: number;
  readonly values: Draft;
  /** Who saved it, if that is known. */
  readonly by?: string;
}

/** A version, saved by someone else or in another window, that changed the same fields as this draft. */
interface Clash<Draft> {
  /** What both started from. */
  readonly base: Draft;
  readonly theirs: Version<Draft>;
}

/** A kind of draft, and how the server keeps it. */
export interface DraftKind<Draft> {
  /** Tells its copies on the device from those of other kinds. */
  readonly name: SharedKind;
  /**
   * Saves it over a version.
   *
   * @returns the new version, and what is wrong by field. Rejects with a Refusal.
   */
  readonly save: (
    id: string,
    version: number,
    values: Draft,
  ) => Promise<{ readonly version: number; readonly fields?: Texts }>;
  /** Maps a field's name in a refusal to its name in the draft, where the two differ. */
  readonly fieldOf?: (name: string) => string;
  /** Reads a refusal: the version that someone else saved meanwhile, or why nothing can be saved any more. */
  readonly current: (refused: Refusal) => Version<Draft> | string | undefined;
  /** Reads a draft from a copy on the device. */
  readonly read: (copy: Texts, now: Draft) => Draft;
}

/**
 * The state of a draft that is usually written by one person: a letter, the texts of a page. The editor's autosaver
 * saves it during typing, first on this device, then as the draft itself.
 *
 * Changes by two windows or two people are merged if they are in different fields. For the same field, one of them
 * chooses, and what is left out stays on the device as a copy, like that of an earlier visit.
 */
export function useSharedDraft<Draft extends Texts>(
  kind: DraftKind<Draft>,
  id: string,
  first: Version<Draft>,
  { user: { id: userId }, kept }: DraftDesk,
) {
  const [draft, setDraft] = useState(first.values);
  const [state, setState] = useState<AutosaveState>({ name: "untouched" });
  const [fields, setFields] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [clash, setClash] = useState<Clash<Draft>>();
  const [opened] = useState(first);
  const [copies, setCopies] = useState(() =>
    kept.filter(({ fields: copy }) => !sameValues(kind.read(copy, first.values), first.values)),
  );
  const [earlier] = copies;
  /** Whether the last action did not run because something was not saved. */
  const [isHeldUp, setHeldUp] = useState(false);
  const saved = useRef(first);
  /** The newest draft, for callbacks that were created before the last change. */
  const latest = useRef(first.values);
  const autosaver = useRef<Autosaver<Draft>>(undefined);
  const { setDirty } = useUnsavedWork();
  const toast = useToast();

  useEffect(() => {
    const key = { userId, postId: id, tab: newTab(kind) };
    const created = createAutosaver<Draft>({
      isSaved,
      same: sameValues,
      // Saves the newest draft, not `values`: what was merged or chosen since would be overwritten.
      saveToServer: () =>
        settle(isSaved(latest.current) ? Promise.resolve({ ok: true }) : save(latest.current)),
      // There is no separate autosave to delete: the draft itself was saved.
      deleteFromServer: () => Promise.resolve(),
      saveToDevice: (values) =>
        saveToDevice(userId, {
          ...key,
          baseVersion: saved.current.version,
          fields: { ...values },
          savedAt: Date.now(),
        }),
      deleteFromDevice: () => deleteFromDevice(key),
      report: setState,
    });
    autosaver.current = created;
    let sent = saved.current.values;
    function isSaved(values: Draft) {
      return sameValues(values, saved.current.values);
    }
    async function save(values: Draft): Promise<{ readonly ok: boolean }> {
      const sentBefore = sent;
      sent = values;
      try {
        const answer = await kind.save(id, saved.current.version, values);
        saved.current = { version: answer.version, values };
        setClash(undefined);
        setFields(answer.fields ?? {});
        return { ok: true };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const theirs = kind.current(error);
        if (typeof theirs === "object") return mergeWithTheirs(theirs, sentBefore);
        if (theirs !== undefined) {
          setFields({ "": theirs });
          return { ok: false };
        }
        // Other errors, such as a proxy's, may be temporary: the autosaver tries again.
        if (![413, 422].includes(error.status)) throw error;
        const { fieldOf = (name) => name } = kind;
        const wrong = Object.entries(error.reason.fields ?? {});
        setFields(
          wrong.length === 0
            ? { "": error.words }
            : Object.fromEntries(wrong.map(([name, why]) => [fieldOf(name), why])),
        );
        return { ok: false };
      }
    }
    /** Merges someone else's version into the draft; reports a clash if both changed the same field. */
    async function mergeWithTheirs(theirs: Version<Draft>, sentBefore: Draft) {
      // If the response to our last save was lost, our own version comes back as if someone else had saved it.
      const isOwn = sameValues(theirs.values, sentBefore);
      const base = isOwn ? sentBefore : saved.current.values;
      const { merged, open } = mergeFields(base, latest.current, theirs.values);
      if (open.length > 0) {
        setClash({ base, theirs });
        return { ok: false };
      }
      if (!sameValues(base, theirs.values)) {
        toast({
          text: "This was changed in another window or by someone else, too. Both changes are in it now.",
        });
      }
      saved.current = theirs;
      latest.current = kind.read(merged, theirs.values);
      setDraft(latest.current);
      created.changed(latest.current);
      return isSaved(latest.current) ? { ok: true } : save(latest.current);
    }
    return created.start();
  }, [id, kind, userId, toast]);

  useReturn(userId, () => void autosaver.current?.flush());

  const isSafe = state.name === "autosaved" || state.name === "untouched";
  useEffect(() => setDirty(!isSafe, autosaver.current), [isSafe, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  function change(values: Draft) {
    setHeldUp(false);
    latest.current = values;
    setDraft(values);
    autosaver.current?.changed(values);
  }

  /** Stops offering a copy and deletes it from the device. */
  async function forget(copy: Autosave) {
    setCopies((all) => all.filter(({ tab }) => tab !== copy.tab));
    await deleteCopy(userId, copy);
  }

  /**
   * Replaces the draft, sets aside the versions that were left out, and deletes the copy it came from once all is
   * safe.
   */
  async function replaceDraft(
    copy: Autosave | undefined,
    values: Draft,
    leftOut: readonly Texts[],
  ) {
    // Before waiting for anything, so that nothing typed meanwhile is replaced.
    change(values);
    for (const words of leftOut) await setAside(words);
    const isKept = (await autosaver.current?.flush()) ?? false;
    if (copy && isKept) await forget(copy);
  }

  /**
   * Keeps, as a copy, a version that was not chosen. It has no base version, so continuing with it shows both
   * versions.
   */
  async function setAside(words: Texts) {
    const copy = {
      postId: id,
      tab: newTab(kind),
      baseVersion: 0,
      fields: { ...words },
      savedAt: Date.now(),
    };
    // If the device allows no storage, the copy lasts only as long as the window.
    setCopies((all) => [copy, ...all]);
    await saveToDevice(userId, copy);
  }

  /**
   * Runs an action, with the draft's version, once the server has everything that was typed. What is typed meanwhile
   * is saved after it.
   *
   * @returns undefined if something could not be saved, so that the action did not run.
   */
  async function afterSaving<Result>(
    action: (version: number) => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    setHeldUp(false);
    await autosaver.current?.flush();
    if (sameValues(latest.current, saved.current.values)) {
      return autosaver.current?.inTurn(async () => action(saved.current.version));
    }
    setHeldUp(true);
    return undefined;
  }

  return {
    draft,
    state,
    /** The errors in the draft, by field. */
    fields,
    /** Set if someone else has changed the same fields meanwhile. */
    clash,
    /** The newest copy that only this device has: of an earlier visit, or of a version that was not chosen. */
    earlier,
    /** What `earlier` started from; empty if that is unknown. */
    earlierBase: earlier?.baseVersion === opened.version ? opened.values : {},
    change,
    /** Why the last action did not run; empty if it did. */
    unsaved: isHeldUp && !isSafe ? unsavedText(state) : "",
    afterSaving,
    /** Continues with a version that the server made by something other than typing, and with what was typed since. */
    continueFrom(version: Version<Draft>) {
      const { merged } = mergeFields(saved.current.values, latest.current, version.values);
      saved.current = version;
      setFields({});
      change(kind.read(merged, version.values));
    },
    /** Continues with the earlier copy, merged with the draft. */
    async continueEarlier(together: Texts, leftOut: readonly Texts[]) {
      const isWhole = earlier !== undefined && !leftOut.includes(earlier.fields);
      const values = kind.read(together, draft);
      const others = leftOut.filter((words) => words === draft);
      await replaceDraft(isWhole ? earlier : undefined, values, others);
    },
    async discardEarlier() {
      if (earlier) await forget(earlier);
    },
    /** Continues with what was merged from both versions of a clash. */
    async settle(together: Texts, leftOut: readonly Texts[]) {
      if (!clash) return;
      const { theirs } = clash;
      saved.current = theirs;
      setClash(undefined);
      await replaceDraft(undefined, kind.read(together, theirs.values), leftOut);
    },
  };
}

export type SharedDraft<Draft extends Texts> = ReturnType<typeof useSharedDraft<Draft>>;

function unsavedText({ name }: AutosaveState): string {
  return name === "too-large"
    ? "Not everything is saved. See the message above."
    : "Not everything is saved yet. Wait for the connection.";
}

/** A new id each time, so that windows do not overwrite each other's copies. */
const newTab = ({ name }: { readonly name: SharedKind }): string => `${name} ${randomId()}`;

/** Whether two drafts have the same fields and texts. */
export function sameValues(a: Texts, b: Texts): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
