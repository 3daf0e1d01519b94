import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Presence, Autosave } from "#app/backend/http/writing.ts";
import { type PostForm, type PostFormValues, sameValues } from "../form/form-values.ts";
import { saveToDevice, deleteFromDevice } from "./device-drafts.ts";
import { createAutosaver, type Autosaver, type AutosaveState } from "./autosaver.ts";
import type { WritingDesk } from "./writing-desk.ts";

export interface AutosaverState {
  readonly state: AutosaveState;
  /** For event handlers. Empty in an edition without autosave. */
  readonly autosaver: RefObject<Autosaver<PostFormValues> | undefined>;
}

/** Autosaves the form, if the edition can. */
export function useAutosaver({
  desk,
  id,
  form,
  version,
  saved,
  onPresence,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  /** The version being edited; undefined for a new post. */
  readonly version: number | undefined;
  /** The form's values when it was opened or last saved. */
  readonly saved: PostFormValues;
  /** The server reported who else is here. */
  readonly onPresence: (presence: Presence) => void;
}): AutosaverState {
  const [state, setState] = useState<AutosaveState>({ name: "untouched" });
  const autosaver = useRef<Autosaver<PostFormValues>>(undefined);

  const toAutosave = useEffectEvent(
    (fields: PostFormValues): Autosave => ({
      postId: id,
      tab: desk?.tab ?? "",
      baseVersion: version ?? 0,
      fields: { ...fields },
      savedAt: Date.now(),
    }),
  );
  const isSaved = useEffectEvent((values: PostFormValues) => sameValues(values, saved));
  const reportPresence = useEffectEvent(onPresence);

  useEffect(() => {
    if (!desk) return undefined;
    const { port, autosave, user, tab } = desk;
    const created = createAutosaver<PostFormValues>({
      isSaved: (values) => isSaved(values),
      same: sameValues,
      saveToServer: (values) => {
        const { baseVersion, fields } = toAutosave(values);
        return autosave(id, { tab, baseVersion, fields });
      },
      deleteFromServer: () => port.discardAutosave(id, tab),
      saveToDevice: (values) => saveToDevice(user.id, toAutosave(values)),
      deleteFromDevice: () => deleteFromDevice({ userId: user.id, postId: id, tab }),
      now: Date.now,
      report: (next, answer) => {
        setState(next);
        if (answer?.ok) reportPresence(answer);
      },
    });
    autosaver.current = created;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => created.changed(values),
    });
    const flush = () => void created.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      void created.flush().finally(() => created.stop());
    };
  }, [desk, id, form]);

  return { state, autosaver };
}
