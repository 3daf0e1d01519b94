import { useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { api } from "#app/backend/api.ts";
import { bodyOf, Refusal } from "#app/backend/http/client.ts";
import type { Autosave } from "#app/backend/http/writing.ts";
import { settle } from "#app/backend/ports/errors.ts";
import type { LetterDraft } from "#app/content-model/letter-draft.ts";
import type { User } from "#app/domain/session.ts";
import { useUnsavedWork } from "../desk/unsaved-work.tsx";
import {
  type Autosaver,
  type AutosaveState,
  createAutosaver,
} from "../editor/autosave/autosaver.ts";
import { deleteFromDevice, saveToDevice } from "../editor/autosave/device-drafts.ts";
import type { Letter } from "./letter-state.ts";

/** Of a letter there is one draft, whatever the tab, so its copy on the device needs no tab. */
const TAB = "letter";

/** The letter as somebody else has left it. */
const current = z.object({ version: z.number(), subject: z.string(), text: z.string() });

const sameDraft = (a: LetterDraft, b: LetterDraft) => a.subject === b.subject && a.text === b.text;
const draftOf = ({ subject, text }: LetterDraft): LetterDraft => ({ subject, text });

/**
 * A letter that is being written. What is typed is saved as it is typed, by the editor's autosaver: first on this
 * device, then as the letter itself, which nobody gets until it is sent.
 *
 * @param kept what this device has of an earlier visit, if the server does not have it.
 */
export function useLetterDraft(letter: Letter, user: User, kept: Autosave | undefined) {
  const { id } = letter;
  const [draft, setDraft] = useState(() => draftOf(letter));
  const [state, setState] = useState<AutosaveState>({ name: "untouched" });
  const [fields, setFields] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [theirs, setTheirs] = useState<z.infer<typeof current>>();
  const [earlier, setEarlier] = useState(kept);
  const saved = useRef({ version: letter.version, draft: draftOf(letter) });
  const autosaver = useRef<Autosaver<LetterDraft>>(undefined);
  const { setDirty } = useUnsavedWork();

  useEffect(() => {
    const key = { userId: user.id, postId: id, tab: TAB };
    const created = createAutosaver<LetterDraft, { readonly ok: boolean }>({
      isSaved: (values) => sameDraft(values, saved.current.draft),
      same: sameDraft,
      saveToServer: (json) => settle(save(json)),
      // The letter itself is what was saved.
      deleteFromServer: () => Promise.resolve(),
      saveToDevice: (values) =>
        saveToDevice(user.id, {
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
    async function save(json: LetterDraft) {
      const version = saved.current.version;
      try {
        const header = { "if-match": String(version) };
        const answer = await bodyOf(api.letters[":id"].$patch({ param: { id }, header, json }));
        saved.current = { version: answer.version, draft: json };
        setFields({});
        return { ok: true };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const found = current.safeParse(error.reason.current);
        if (found.success) setTheirs(found.data);
        setFields(error.reason.fields ?? {});
        return { ok: false };
      }
    }
    const flush = () => void created.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      void created.flush().finally(() => created.stop());
    };
  }, [id, user.id]);

  const isSafe = state.name === "autosaved" || state.name === "untouched";
  useEffect(() => setDirty(!isSafe), [isSafe, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  function change(values: LetterDraft) {
    setDraft(values);
    autosaver.current?.changed(values);
  }

  return {
    draft,
    state,
    /** What is wrong with what was typed, by field. */
    fields,
    /** Set if somebody else has changed the letter since. */
    theirs,
    /** Words of an earlier visit that only this device has. */
    earlier,
    change: (part: Partial<LetterDraft>) => change({ ...draft, ...part }),
    /** Saves what was typed. @returns the letter's version; `undefined` if the server does not have it all. */
    async saveNow(): Promise<number | undefined> {
      await autosaver.current?.flush();
      return sameDraft(draft, saved.current.draft) ? saved.current.version : undefined;
    },
    continueEarlier() {
      const { subject = draft.subject, text = draft.text } = earlier?.fields ?? {};
      setEarlier(undefined);
      change({ subject, text });
    },
    async discardEarlier() {
      setEarlier(undefined);
      await deleteFromDevice({ userId: user.id, postId: id, tab: TAB });
    },
    /** Goes on with one of the two versions after somebody else has changed the letter. */
    settleOn(which: "mine" | "theirs") {
      if (!theirs) return;
      saved.current = { version: theirs.version, draft: draftOf(theirs) };
      setTheirs(undefined);
      if (which === "theirs") change(draftOf(theirs));
      else void autosaver.current?.flush();
    },
  };
}
