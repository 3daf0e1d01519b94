import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Autosave, UnsavedFields } from "#app/backend/http/writing.ts";
import {
  type PostForm,
  type PostFormValues,
  sameValues,
  withStoredFields,
} from "../form/form-values.ts";
import { deleteFromDevice } from "./device-drafts.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Offers the unsaved changes that an earlier visit, a crash or another tab left in this post, one at a time. */
export function useUnsavedChanges({
  desk,
  id,
  form,
  saved,
  setVersion,
  continueWith,
  isOpen,
  saveNow,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  readonly saved: PostFormValues;
  readonly setVersion: (version: number | undefined) => void;
  /** The tab whose changes were chosen before the editor opened. */
  readonly continueWith: string | undefined;
  /** Whether a tab is open. The changes of an open tab are its own. */
  readonly isOpen: (tab: string) => boolean;
  /** Autosaves the form now, as this tab's changes; resolves to whether they are safe. */
  readonly saveNow: () => Promise<boolean>;
}) {
  const opened = useRef(saved);
  const [offered, setOffered] = useState<readonly Autosave[]>(() =>
    // The device and the server may have the same changes, and some may have been saved since.
    (desk?.autosaves ?? []).filter(
      (changes, index, all) =>
        !sameValues(withStoredFields(saved, changes.fields), saved) &&
        all.findIndex(({ tab }) => tab === changes.tab) === index,
    ),
  );
  const changes = offered.find(({ tab }) => !isOpen(tab));

  /** Puts changes into the form. A save starts from the version they were based on. */
  function fillForm({ baseVersion, fields }: UnsavedFields) {
    setVersion(baseVersion === 0 ? undefined : baseVersion);
    form.reset(withStoredFields(opened.current, fields), { keepDefaultValues: true });
  }

  function remove(one: Autosave) {
    if (!desk) return;
    void deleteFromDevice({ userId: desk.user.id, postId: id, tab: one.tab });
    // If deleting fails, the changes are offered again on the next visit.
    void desk.port.discardAutosave(id, one.tab).catch(() => undefined);
  }
  const stopOffering = (one: Autosave) => setOffered((all) => all.filter((other) => other !== one));

  /** Restores changes, and deletes them once this tab's own autosave is safe. */
  function restore(one: Autosave | undefined) {
    if (!one) return;
    fillForm(one);
    stopOffering(one);
    void saveNow().then((safe) => {
      if (safe) remove(one);
    });
  }

  const restoreChosen = useEffectEvent(() =>
    restore(offered.find(({ tab }) => tab === continueWith)),
  );
  useEffect(() => restoreChosen(), []);

  return {
    changes,
    restore: () => restore(changes),
    discard: () => {
      if (!changes) return;
      stopOffering(changes);
      remove(changes);
    },
  };
}
