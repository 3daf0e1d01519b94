import { useEffect, useState } from "react";
import type { PostForm, PostFormValues } from "../form/form-values.ts";
import { useAutosaver } from "./use-autosaver.ts";
import { usePresence } from "./use-presence.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";
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

const LOOK_EVERY_MS = 2000;

/**
 * The ids of the same person's other open tabs on a post; undefined until they are known. Every tab holds a lock
 * with its name, which the browser releases however the tab is closed.
 */
function useOpenTabs(desk: WritingDesk | undefined, id: string): ReadonlySet<string> | undefined {
  const [open, setOpen] = useState<ReadonlySet<string>>();

  useEffect(() => {
    if (!desk) return undefined;
    const prefix = `${desk.user.id} ${id} `;
    const closing = new AbortController();
    // Only secure addresses have locks; without them no other tab is known.
    const locks = "locks" in navigator ? navigator.locks : undefined;
    const untilClosed = () =>
      new Promise<void>((resolve) => closing.signal.addEventListener("abort", () => resolve()));
    void locks?.request(prefix + desk.tab, untilClosed);

    async function look() {
      const { held = [] } = (await locks?.query()) ?? {};
      const tabs = held.flatMap(({ name = "" }) =>
        name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      if (!closing.signal.aborted) setOpen(new Set(tabs.filter((tab) => tab !== desk?.tab)));
    }
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      closing.abort();
      clearInterval(timer);
    };
  }, [desk, id]);

  return open;
}
