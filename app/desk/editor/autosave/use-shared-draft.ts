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
  /** Who made it, if that is known. */
  readonly by?: string;
}

/** A version of somebody else, or of another window, that changed the same fields. */
interface Clash<Draft> {
  /** What both started from. */
  readonly base: Draft;
  readonly theirs: Version<Draft>;
}

/** A kind of draft: how the server keeps it. */
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
  /** The field that a refusal names, if the request calls it otherwise. */
  readonly fieldOf?: (name: string) => string;
  /** What somebody else has saved meanwhile, from a refusal; or why nothing can be saved any more. */
  readonly current: (refused: Refusal) => Version<Draft> | string | undefined;
  /** The draft that a copy on the device holds. */
  readonly read: (copy: Texts, now: Draft) => Draft;
}

/**
 * Something that is written by one person at a time and kept as a draft: a letter, the texts of a page. What is typed
 * is saved as it is typed, by the editor's autosaver: first on this device, then as the draft itself.
 *
 * What two windows or two people change in different fields is merged. For the same field one of them chooses, and
 * what is left out stays on the device, as a copy like those of an earlier visit.
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
  /** Whether the last action waits for what is not saved. */
  const [isHeldUp, setHeldUp] = useState(false);
  const saved = useRef(first);
  /** The newest draft, also for an action that was offered before the last key. */
  const latest = useRef(first.values);
  const autosaver = useRef<Autosaver<Draft>>(undefined);
  const { setDirty } = useUnsavedWork();
  const toast = useToast();

  useEffect(() => {
    const key = { userId, postId: id, tab: newTab(kind) };
    const created = createAutosaver<Draft>({
      isSaved,
      same: sameValues,
      // What has been merged or chosen since it was asked for. Older words would be saved over it.
      saveToServer: () =>
        settle(isSaved(latest.current) ? Promise.resolve({ ok: true }) : save(latest.current)),
      // The draft itself is what was saved.
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
        if (typeof theirs === "object") return meet(theirs, sentBefore);
        if (theirs !== undefined) {
          setFields({ "": theirs });
          return { ok: false };
        }
        // Any other answer, such as of a proxy, may be another one the next time.
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
    /** Merges somebody else's version, unless both changed the same field. */
    async function meet(theirs: Version<Draft>, sentBefore: Draft) {
      // The answer to what was sent before may be lost on its way, so that it comes back as somebody else's.
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

  /** Forgets a copy on the device. */
  async function forget(copy: Autosave) {
    setCopies((all) => all.filter(({ tab }) => tab !== copy.tab));
    await deleteCopy(userId, copy);
  }

  /** Goes on with a draft that has the words of a copy, which is forgotten once they are safe, and keeps what it has not. */
  async function goOnFrom(copy: Autosave | undefined, values: Draft, leftOut: readonly Texts[]) {
    // At once, so that it replaces nothing that is typed meanwhile.
    change(values);
    for (const words of leftOut) await setAside(words);
    const isKept = (await autosaver.current?.flush()) ?? false;
    if (copy && isKept) await forget(copy);
  }

  /** Keeps the words of a version that was not taken. They start from none, so that both are shown when they are wanted. */
  async function setAside(words: Texts) {
    const copy = {
      postId: id,
      tab: newTab(kind),
      baseVersion: 0,
      fields: { ...words },
      savedAt: Date.now(),
    };
    // A device that allows no storage keeps them as long as the window is open.
    setCopies((all) => [copy, ...all]);
    await saveToDevice(userId, copy);
  }

  /**
   * Runs what needs the server to have all that was typed, with the draft's version. What is typed meanwhile is saved
   * after it.
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
    /** What is wrong with what was typed, by field. */
    fields,
    /** Set if somebody else has changed the same since. */
    clash,
    /** What only this device has of an earlier visit, or of a version that was not taken. */
    earlier,
    /** What the earlier words started from, as far as that is known. */
    earlierBase: earlier?.baseVersion === opened.version ? opened.values : {},
    change,
    /** Why the last action did not run; empty if it did. */
    unsaved: isHeldUp && !isSafe ? unsavedText(state) : "",
    afterSaving,
    /** Goes on with what the server has after something else than typing changed it, and with what was typed since. */
    goOnWith(version: Version<Draft>) {
      const { merged } = mergeFields(saved.current.values, latest.current, version.values);
      saved.current = version;
      setFields({});
      change(kind.read(merged, version.values));
    },
    /** Goes on with the earlier words, or with what was made of them and the draft. */
    async continueEarlier(together: Texts, leftOut: readonly Texts[]) {
      const isWhole = earlier !== undefined && !leftOut.includes(earlier.fields);
      const values = kind.read(together, draft);
      const others = leftOut.filter((words) => words === draft);
      await goOnFrom(isWhole ? earlier : undefined, values, others);
    },
    async discardEarlier() {
      if (earlier) await forget(earlier);
    },
    /** Goes on with what was made of both versions. */
    async settle(together: Texts, leftOut: readonly Texts[]) {
      if (!clash) return;
      const { theirs } = clash;
      saved.current = theirs;
      setClash(undefined);
      await goOnFrom(undefined, kind.read(together, theirs.values), leftOut);
    },
  };
}

export type SharedDraft<Draft extends Texts> = ReturnType<typeof useSharedDraft<Draft>>;

function unsavedText({ name }: AutosaveState): string {
  return name === "too-large"
    ? "Not everything is saved. What is in the way is said above."
    : "Not everything is saved yet. Wait for the connection.";
}

/** Windows do not overwrite each other's copies. */
const newTab = ({ name }: { readonly name: SharedKind }): string => `${name} ${randomId()}`;

/** Whether two drafts say the same. */
export function sameValues(a: Texts, b: Texts): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
