import { useEffect, useRef, useState } from "react";
import { Refusal } from "#app/backend/http/client.ts";
import type { Autosave } from "#app/backend/http/writing.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { useUnsavedWork } from "#app/desk/frame/unsaved-work.tsx";
import { type Autosaver, type AutosaveState, createAutosaver } from "./autosaver.ts";
import { deleteFromDevice, saveToDevice } from "./device-drafts.ts";

/** What is written, by field. */
type Values = Readonly<Record<string, string>>;

/** A version of the draft on the server. */
export interface Version<Draft> {
  readonly version: number;
  readonly values: Draft;
}

/** A kind of draft: how the server keeps it. */
export interface DraftKind<Draft> {
  /** Tells its copies on the device from those of other kinds. Of a draft there is one, whatever the tab. */
  readonly name: string;
  /**
   * Saves it over a version.
   *
   * @returns the new version, and what is wrong by field. Rejects with a Refusal.
   */
  readonly save: (
    id: string,
    version: number,
    values: Draft,
  ) => Promise<{ readonly version: number; readonly fields?: Values }>;
  /** The field that a refusal names, if the request calls it otherwise. */
  readonly fieldOf?: (name: string) => string;
  /** What somebody else has saved meanwhile, from a refusal. */
  readonly current: (refused: unknown) => Version<Draft> | undefined;
  /** The draft that a copy on the device holds. */
  readonly read: (copy: Values, now: Draft) => Draft;
}

/**
 * Something that is written by one person at a time and kept as a draft: a letter, the texts of a page. What is typed
 * is saved as it is typed, by the editor's autosaver: first on this device, then as the draft itself.
 *
 * @param kept what this device has of an earlier visit, if the server does not have it.
 */
export function useSharedDraft<Draft extends Values>(
  kind: DraftKind<Draft>,
  {
    id,
    userId,
    first,
    kept,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly first: Version<Draft>;
    readonly kept: Autosave | undefined;
  },
) {
  const [draft, setDraft] = useState(first.values);
  const [state, setState] = useState<AutosaveState>({ name: "untouched" });
  const [fields, setFields] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [theirs, setTheirs] = useState<Version<Draft>>();
  const [earlier, setEarlier] = useState(kept);
  /** Whether the last action waits for what is not saved. */
  const [isHeldUp, setHeldUp] = useState(false);
  const saved = useRef(first);
  /** The newest draft, also for an action that was offered before the last key. */
  const latest = useRef(first.values);
  const autosaver = useRef<Autosaver<Draft>>(undefined);
  const { setDirty } = useUnsavedWork();

  useEffect(() => {
    const key = { userId, postId: id, tab: kind.name };
    const created = createAutosaver<Draft, { readonly ok: boolean }>({
      isSaved: (values) => sameValues(values, saved.current.values),
      same: sameValues,
      saveToServer: (values) => settle(save(values)),
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
      now: Date.now,
      report: setState,
    });
    autosaver.current = created;
    async function save(values: Draft) {
      try {
        const answer = await kind.save(id, saved.current.version, values);
        saved.current = { version: answer.version, values };
        setFields(answer.fields ?? {});
        return { ok: true };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setTheirs(kind.current(error.reason.current));
        const { fieldOf = (name) => name } = kind;
        const wrong = Object.entries(error.reason.fields ?? {});
        setFields(Object.fromEntries(wrong.map(([name, why]) => [fieldOf(name), why])));
        return { ok: false };
      }
    }
    return created.start();
  }, [id, kind, userId]);

  const isSafe = state.name === "autosaved" || state.name === "untouched";
  useEffect(() => setDirty(!isSafe), [isSafe, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  function change(values: Draft) {
    setHeldUp(false);
    latest.current = values;
    setDraft(values);
    autosaver.current?.changed(values);
  }

  /** Runs what needs the server to have all that was typed, with the draft's version. */
  async function afterSaving<Result>(
    action: (version: number) => Result,
  ): Promise<Result | undefined> {
    setHeldUp(false);
    await autosaver.current?.flush();
    if (sameValues(latest.current, saved.current.values)) return action(saved.current.version);
    setHeldUp(true);
    return undefined;
  }

  return {
    draft,
    state,
    /** What is wrong with what was typed, by field. */
    fields,
    /** Set if somebody else has changed the draft since. */
    theirs,
    /** What only this device has of an earlier visit. */
    earlier,
    change,
    /** Why the last action did not run; empty if it did. */
    unsaved: isHeldUp && !isSafe ? unsavedText(state) : "",
    afterSaving,
    /** Goes on with what the server has after something else than typing changed it. */
    goOnWith(version: Version<Draft>) {
      saved.current = version;
      setFields({});
      change(version.values);
    },
    continueEarlier() {
      const copy = earlier?.fields ?? {};
      setEarlier(undefined);
      change(kind.read(copy, draft));
    },
    async discardEarlier() {
      setEarlier(undefined);
      await deleteFromDevice({ userId, postId: id, tab: kind.name });
    },
    /** Goes on with one of the two versions after somebody else has changed the draft. */
    settleOn(which: "mine" | "theirs") {
      if (!theirs) return;
      saved.current = theirs;
      setTheirs(undefined);
      if (which === "theirs") change(theirs.values);
      else void autosaver.current?.flush();
    },
  };
}

export type SharedDraft<Draft extends Values> = ReturnType<typeof useSharedDraft<Draft>>;

function unsavedText({ name }: AutosaveState): string {
  return name === "too-large"
    ? "Not everything is saved. What is in the way is said above."
    : "Not everything is saved yet. Wait for the connection.";
}

/** Whether two drafts say the same. */
export function sameValues(a: Values, b: Values): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
