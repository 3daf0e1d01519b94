import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Autosave, Presence } from "#app/backend/http/writing.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { type PostFormValues, sameValues, withStoredFields } from "../form/form-values.ts";
import type { PostFormState } from "../form/use-post-form.ts";
import { remember, remembered } from "#app/desk/frame/tab-storage.ts";
import { type Autosaver, type AutosaveState, createAutosaver } from "./autosaver.ts";
import { deleteFromDevice, draftsOnDevice, saveToDevice } from "./device-drafts.ts";
import { unsavedIn } from "./unsaved-changes.ts";
import { useReturn } from "./use-return.ts";
import { spareTab, changesNow, isOfThisDevice, type WritingDesk } from "./writing-desk.ts";

/** How often to ask the server who else is here, while the page is visible. */
const ASK_EVERY_MS = 10_000;
/** How often to look for the user's other tabs. */
const LOOK_EVERY_MS = 2000;
/** The session-storage key of the last visit and tab id in this browser tab. */
const EDITED_HERE = "edited-here";
const NOBODY: Presence = { writers: [], tabs: [], version: null, savedBy: "" };

/** Other people's and other tabs' activity on a post, as far as it concerns this editor. */
export interface Others {
  /** Names of people who are editing it now. */
  readonly writers: readonly string[];
  /** Whether the same user is editing it on another device, or in another tab of this one. */
  readonly onOtherDevice: boolean;
  readonly onOtherTab: boolean;
  /** Who saved after this form was loaded: empty if unknown, undefined if no one did. */
  readonly savedBy: string | undefined;
  /** Who moved the post to the trash; undefined if no one did. */
  readonly trashedBy: string | undefined;
}

/** Autosave, presence, other tabs and unsaved changes of earlier visits, in the edition that saves drafts. */
export function useWritingSession({
  desk,
  id,
  post,
  visit,
  continueWith,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly post: PostFormState;
  /** The history entry's key: the same after a reload or going back, new for each followed link. */
  readonly visit: string;
  /** The tab whose unsaved changes to restore without asking. */
  readonly continueWith: string | undefined;
}) {
  const { presence, report } = usePresence(desk, id, post);
  const { state, autosaver } = useAutosaver(desk, id, post, report);
  const openTabs = useOpenTabs(desk, id);
  const unsaved = useUnsavedChanges({ desk, id, post, visit, continueWith, openTabs, saveNow });

  async function saveNow(): Promise<boolean> {
    // After the form has unmounted, its changes no longer reach the autosaver by themselves.
    autosaver.current?.changed(post.form.getValues());
    return (await autosaver.current?.flush()) ?? false;
  }

  useReturn(desk?.user.id, () => {
    post.reached();
    void autosaver.current?.flush();
  });

  const { writers, tabs, trashedBy } = presence;
  const isOutdated = trashedBy === undefined && (presence.version ?? 0) > (post.version ?? 0);
  const others: Others = {
    writers,
    onOtherDevice: desk !== undefined && tabs.some((tab) => !isOfThisDevice(tab, desk.tab)),
    onOtherTab: openTabs !== undefined && openTabs.size > 0,
    trashedBy,
    savedBy: isOutdated ? presence.savedBy : undefined,
  };
  /** The version that somebody else saved after this form was loaded. */
  const newerVersion = isOutdated ? presence.version : undefined;
  return { state, autosaver, others, newerVersion, unsaved };
}

/** Autosaves the form, and reports who else is here. `autosaver` is empty in an edition without autosave. */
function useAutosaver(
  desk: WritingDesk | undefined,
  id: string,
  { form, version, ...post }: PostFormState,
  onPresence: (presence: Presence) => void,
) {
  const [state, setState] = useState<AutosaveState>({ name: "untouched" });
  const autosaver = useRef<Autosaver<PostFormValues>>(undefined);
  const isSaved = useEffectEvent(post.isSaved);
  const reportPresence = useEffectEvent(onPresence);
  const changesIn = useEffectEvent((fields: PostFormValues) => ({
    tab: desk?.tab ?? "",
    baseVersion: version ?? 0,
    fields: { ...fields },
  }));

  useEffect(() => {
    if (!desk) return undefined;
    const { port, user, tab } = desk;
    const created = createAutosaver<PostFormValues>({
      isSaved: (values) => isSaved(values),
      same: sameValues,
      saveToServer: async (values) => {
        const answer = await settle(port.autosave(id, changesIn(values)));
        if (answer.ok) reportPresence(answer);
        return answer;
      },
      deleteFromServer: () => port.discardAutosave(id, { tab }),
      saveToDevice: (values) =>
        saveToDevice(user.id, { ...changesIn(values), postId: id, savedAt: Date.now() }),
      deleteFromDevice: () => deleteFromDevice({ userId: user.id, postId: id, tab }),
      report: setState,
    });
    autosaver.current = created;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => created.changed(values),
    });
    const stop = created.start();
    return () => {
      unsubscribe();
      stop();
    };
  }, [desk, id, form]);

  return { state, autosaver };
}

/** Who else is editing the post. Each autosave's response says so; regular requests do for users who only read. */
function usePresence(
  desk: WritingDesk | undefined,
  id: string,
  { version, reached }: PostFormState,
) {
  const [presence, setPresence] = useState(NOBODY);
  function report(now: Presence) {
    setPresence(now);
    reached();
  }
  const refresh = useEffectEvent(() => {
    if (!desk || version === undefined || document.visibilityState === "hidden") return;
    // A failed request is repeated at the next interval.
    void desk.port.presence(id).then(report, () => undefined);
  });

  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);

  return { presence, report };
}

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
    // Browsers have locks only over HTTPS; without them, no other tab is known.
    const locks: LockManager | undefined = navigator.locks;
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

/**
 * Offers the unsaved changes that an earlier visit, another tab or a merge left in this post, one at a time. Those of
 * this visit are restored at once: the page was reloaded, or unloaded by a phone, while they were written.
 */
function useUnsavedChanges({
  desk,
  id,
  post: { fill, form, saved, version },
  visit,
  continueWith,
  openTabs,
  saveNow,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly post: PostFormState;
  readonly visit: string;
  readonly continueWith: string | undefined;
  /** Changes of a tab that is still open are not offered here. */
  readonly openTabs: ReadonlySet<string> | undefined;
  /** Autosaves the form now, as this tab's changes; resolves to whether they are safe. */
  readonly saveNow: () => Promise<boolean>;
}) {
  const opened = useRef(saved);
  const [offered, setOffered] = useState<readonly Autosave[]>(() =>
    desk ? unsavedIn(desk, saved) : [],
  );
  const [left] = useState(() => remembered(EDITED_HERE));
  const isFree = ({ tab }: Autosave) => openTabs !== undefined && !openTabs.has(tab);
  const changes = offered.find(isFree);

  async function remove({ tab, savedAt }: Autosave) {
    if (!desk) return;
    const { port, user } = desk;
    // A copy on this device is newer than the server's. Without one, the server may have words that were not read.
    const isOnDevice = (await draftsOnDevice(user.id, id)).some((copy) => copy.tab === tab);
    void deleteFromDevice({ userId: user.id, postId: id, tab });
    // If deleting fails, the changes are offered again on the next visit.
    void port.discardAutosave(id, isOnDevice ? { tab } : { tab, savedAt }).catch(() => undefined);
  }
  const valuesIn = ({ fields }: Autosave) => withStoredFields(opened.current, fields);
  const stopOffering = (one: Autosave) => setOffered((all) => all.filter((other) => other !== one));

  /** Stores values that were left out of the form, and offers them like those of another tab. */
  async function setAside(values: PostFormValues) {
    if (!desk) return;
    const { port, user, tab } = desk;
    const words = { tab: spareTab(tab), baseVersion: version ?? 0, fields: { ...values } };
    const leftOut = { ...words, postId: id, savedAt: Date.now() };
    setOffered((all) => [leftOut, ...all]);
    // The server keeps them if the device allows no storage.
    if (!(await saveToDevice(user.id, leftOut))) await settle(port.autosave(id, words));
  }

  /**
   * Restores changes, and deletes them once this tab's own autosave is safe. What had been typed before is set aside.
   */
  async function restore(one: Autosave) {
    const typed = form.getValues();
    fill(valuesIn(one), one.baseVersion);
    if (!sameValues(typed, saved)) await setAside(typed);
    if (await saveNow()) await remove(one);
  }

  const restoreOwn = useEffectEvent(() => {
    const own = offered.find(
      (one) => one.tab === continueWith || (`${visit} ${one.tab}` === left && isFree(one)),
    );
    if (own) void take(own).then(restore);
  });
  // Runs only once: a duplicated tab also has the original's session storage, and must not take what the original
  // leaves later. A layout effect, so that it runs before these changes would be offered.
  const isKnown = openTabs !== undefined;
  useLayoutEffect(() => {
    if (isKnown) restoreOwn();
  }, [isKnown]);
  useEffect(() => {
    if (desk) remember(EDITED_HERE, `${visit} ${desk.tab}`);
  }, [desk, visit]);

  /** Stops offering changes. Returns them with what their tab has added since they were read. */
  async function take(one: Autosave): Promise<Autosave> {
    stopOffering(one);
    return desk ? changesNow(desk, one) : one;
  }

  async function discard() {
    if (!changes) return;
    const now = await take(changes);
    if (sameValues(valuesIn(now), valuesIn(changes))) await remove(now);
    // The user has not seen these newer words.
    else setOffered((all) => [now, ...all]);
  }

  return {
    changes,
    restore: () => {
      if (changes) void take(changes).then(restore);
    },
    discard: () => void discard(),
    setAside,
  };
}
