import type { PostForm, PostFormValues } from "../form/form-values.ts";
import { usePresence } from "./use-presence.ts";
import { useAutosaver } from "./use-autosaver.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";
import { useOpenTabs } from "./use-open-tabs.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Autosave, presence, other tabs and unsaved changes of earlier visits, in the edition that saves drafts. */
export function useWritingSession({
  desk,
  id,
  form,
  version,
  setVersion,
  saved,
  continueWith,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  /** The version being edited; undefined for a new post. */
  readonly version: number | undefined;
  readonly setVersion: (version: number | undefined) => void;
  /** The form's values when it was opened or last saved. */
  readonly saved: PostFormValues;
  /** The tab whose unsaved changes to restore without asking. */
  readonly continueWith: string | undefined;
}) {
  const { others, setPresence } = usePresence({ desk, id, version });
  const { state, autosaver } = useAutosaver({
    desk,
    id,
    form,
    version,
    saved,
    onPresence: setPresence,
  });
  const saveNow = async () => (await autosaver.current?.flush()) ?? false;
  const openTabs = useOpenTabs(desk, id);
  const unsaved = useUnsavedChanges({
    desk,
    id,
    form,
    saved,
    setVersion,
    continueWith,
    isOpen: (tab) => openTabs === undefined || openTabs.has(tab),
    saveNow,
  });
  const onOtherTab = openTabs !== undefined && openTabs.size > 0;
  return { state, autosaver, others: { ...others, onOtherTab }, unsaved };
}
