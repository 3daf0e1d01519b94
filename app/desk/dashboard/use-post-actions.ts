import { useEffect, useRef, useState } from "react";
import { posts } from "#app/backend/desk.ts";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../frame/toast.tsx";
import type { DashboardDesk } from "./dashboard-desk.ts";

export type BulkIntent = "publish" | "unpublish";
type Entries = readonly DeskPost[];

const DONE = { publish: "Published", unpublish: "Unpublished" } as const;
const NOT = { publish: "wasn’t published", unpublish: "wasn’t taken off the site" } as const;
const OPPOSITE = { publish: "unpublish", unpublish: "publish" } as const;
/**
 * The states from which the opposite action leads back (decision 52). It would take a page off the site that was
 * changed, or publish changes that were waiting, so those stay.
 */
const RESTORABLE = { publish: "draft", unpublish: "published" } as const;

/** Posts to publish, some of which have links that lead nowhere. */
export interface ToPublish {
  readonly entries: Entries;
  /** What is unfinished in each of them, by id. */
  readonly unfinished: ReadonlyMap<string, readonly string[]>;
}

/** Posts that were deleted together, and once it is settled, those that really are. */
interface Removal {
  readonly entries: Entries;
  readonly settled: Promise<Entries>;
}

/**
 * What can be done with listed posts. The list changes at once, every action has one Undo, and failures are
 * reported per post, by title, and stop no other.
 */
export function usePostActions({
  desk,
  onChanged,
  focusPost,
  deselect,
}: {
  /** Undefined where posts have no states. */
  readonly desk: DashboardDesk | undefined;
  /** Called after posts have changed. */
  readonly onChanged: () => Promise<void>;
  /** Moves the focus if the row that had it is removed or restored. */
  readonly focusPost: (id: string | undefined) => void;
  /** Called when selected posts are published; they stay selected while what is unfinished is shown. */
  readonly deselect: () => void;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [toConfirm, setToConfirm] = useState<Entries>([]);
  const [toPublish, setToPublish] = useState<ToPublish>();
  /** The deletions that the current message's Undo restores. */
  const removals = useRef<readonly Removal[]>([]);
  const takeBackMessage = useRef(() => {});
  const toast = useToast();
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );

  function hide(entries: Entries, isHidden: boolean) {
    const own = entries.map(({ post }) => post.id);
    setHidden((ids) => {
      const others = [...ids].filter((id) => !own.includes(id));
      return new Set(isHidden ? [...others, ...own] : others);
    });
  }

  /**
   * Does something to each post.
   *
   * @param request resolves to why it was refused, if it was
   * @param failed what is said of a post that it was not done to
   * @returns the posts it was done to
   */
  async function doTo(
    entries: Entries,
    request: (entry: DeskPost) => Promise<string | void>,
    failed: string,
  ): Promise<Entries> {
    setProblems([]);
    const outcomes = await Promise.all(
      entries.map((entry) => request(entry).catch(() => "Please try again.")),
    );
    const found = entries.flatMap(({ post }, index) => {
      const why = outcomes[index];
      return typeof why === "string" ? [`“${post.title}” ${failed}. ${why}`] : [];
    });
    setProblems((all) => [...all, ...found]);
    // An Undo may be pressed on another screen.
    if (isGone.current && found.length > 0) toast({ text: found.join(" ") });
    return entries.filter((_, index) => typeof outcomes[index] !== "string");
  }

  /** Leads the focus to a post, or to the search field, if what was pressed is gone. */
  function keepFocus(id?: string) {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPost(id);
    });
  }

  const moveToTrash = (entries: Entries) =>
    doTo(entries, ({ post }) => posts.remove(post.id), "couldn’t be deleted");

  async function putBack(entries: Entries): Promise<Entries> {
    const back = await doTo(
      entries,
      async ({ post }) => {
        const result = await posts.restore(post.id);
        if (result.ok) return undefined;
        return result.refusal.code === "address-taken"
          ? `“${result.refusal.title}” has its address now. Give that one another slug first.`
          : "It’s no longer in the trash.";
      },
      "couldn’t be put back",
    );
    hide(back, false);
    return back;
  }

  /** Deletes without asking (decision 18). Consecutive deletions share one message, whose Undo restores all. */
  async function remove(entries: Entries, nextId: string | undefined, byKeyboard: boolean) {
    hide(entries, true);
    const removal: Removal = { entries, settled: moveToTrash(entries) };
    removals.current = [...removals.current, removal];
    announceRemovals(nextId, byKeyboard);
    if (!byKeyboard) focusPost(nextId);
    const gone = await removal.settled;
    if (gone.length < entries.length) {
      const kept = entries.filter((entry) => !gone.includes(entry));
      hide(kept, false);
      // The message must not count failed deletions.
      removals.current = removals.current.map((one) =>
        one === removal ? { ...one, entries: gone } : one,
      );
      announceRemovals(nextId, false);
      keepFocus(kept[0]?.post.id);
    }
    await onChanged();
  }

  function announceRemovals(nextId: string | undefined, focused: boolean) {
    const entries = removals.current.flatMap((removal) => removal.entries);
    if (entries.length === 0) {
      takeBackMessage.current();
      return;
    }
    takeBackMessage.current = toast({
      text: desk ? trashedMessage(entries) : `Deleted ${nameOf(entries)}`,
      action: { label: "Undo", onPress: () => void undoRemovals(), focused },
      restoreFocus: () => focusPost(nextId),
      group: "deleted",
      onExpire: () => {
        removals.current = [];
      },
    });
  }

  async function undoRemovals() {
    const undone = removals.current;
    removals.current = [];
    const gone = (await Promise.all(undone.map(({ settled }) => settled))).flat();
    await putBack(gone);
    await onChanged();
    requestAnimationFrame(() => focusPost(gone[0]?.post.id));
  }

  async function restore(entries: Entries, nextId: string | undefined) {
    const restored = await putBack(entries);
    if (restored.length > 0) {
      const undo = () =>
        void moveToTrash(restored)
          .then(onChanged)
          .then(() => keepFocus(restored[0]?.post.id));
      toast({
        text: `Restored ${nameOf(restored)}`,
        action: { label: "Undo", onPress: undo },
        restoreFocus: () => focusPost(nextId),
      });
    }
    await onChanged();
    keepFocus(nextId);
  }

  async function deleteConfirmed() {
    setToConfirm([]);
    await doTo(
      toConfirm,
      async ({ post }) => desk?.port.deleteForever(post.id),
      "couldn’t be deleted",
    );
    await onChanged();
    keepFocus();
  }

  /** Names what is unfinished first, as publishing a single post does. */
  async function checkAndPublish(entries: Entries) {
    if (!desk) return;
    const ids = entries.map(({ post }) => post.id);
    // Without an answer it is published, as a single post is.
    const found = await desk.port.unfinishedIn(ids).catch(() => []);
    if (found.length === 0) await publish(entries, "publish");
    else setToPublish({ entries, unfinished: new Map(found.map(({ id, says }) => [id, says])) });
  }

  async function publish(entries: Entries, intent: BulkIntent) {
    setToPublish(undefined);
    deselect();
    const first = entries[0]?.post.id;
    keepFocus(first);
    if (!desk) return;
    const done = await changeState(desk, entries, intent, NOT[intent]);
    keepFocus();
    if (done.length === 0) return;
    const restorable = done.filter(({ state }) => state === RESTORABLE[intent]);
    const undo = () =>
      void changeState(desk, restorable, OPPOSITE[intent], "stays as it is now").then(() =>
        keepFocus(first),
      );
    const label = restorable.length === done.length ? "Undo" : `Undo ${restorable.length}`;
    toast({
      text: `${DONE[intent]} ${nameOf(done)}`,
      ...(restorable.length === 0 ? {} : { action: { label, onPress: undo } }),
      restoreFocus: () => focusPost(first),
    });
  }

  /** @returns the posts that were changed, with their new versions and their former states */
  async function changeState(
    { port: { bulkPublish } }: DashboardDesk,
    entries: Entries,
    intent: BulkIntent,
    failed: string,
  ): Promise<Entries> {
    const result = bulkPublish(
      entries.map(({ post: { id }, version }) => ({ id, version })),
      intent,
    );
    const changed = await doTo(
      entries,
      async ({ post }) => (await result).refused.find(({ id }) => id === post.id)?.why,
      failed,
    );
    await onChanged();
    if (changed.length === 0) return [];
    const { done } = await result;
    return changed.map((entry) => ({
      ...entry,
      version: done.find(({ id }) => id === entry.post.id)?.version ?? entry.version,
    }));
  }

  return {
    hidden,
    problems,
    remove: (entries: Entries, nextId: string | undefined, byKeyboard: boolean) =>
      void remove(entries, nextId, byKeyboard),
    restore: (entries: Entries, nextId?: string) => void restore(entries, nextId),
    publish: (entries: Entries, intent: BulkIntent) =>
      void (intent === "publish" ? checkAndPublish(entries) : publish(entries, intent)),
    /** Posts of which is shown what is unfinished before they are published. */
    toPublish,
    publishAnyway: (entries: Entries) => void publish(entries, "publish"),
    keepUnpublished: () => setToPublish(undefined),
    /** The posts to confirm before they are deleted forever. */
    toConfirm,
    confirm: setToConfirm,
    deleteConfirmed: () => void deleteConfirmed(),
    keepFocus,
  };
}

/** In the edition with a trash, deleting moves posts there. */
function trashedMessage(entries: Entries): string {
  const isSeen = entries.length === 1 && entries[0]?.publicPage !== "none";
  return `Moved ${nameOf(entries)} to the trash.${isSeen ? " Readers now see it’s gone." : ""}`;
}

/** One post by its title, several by their number. */
function nameOf(entries: Entries): string {
  return entries.length === 1
    ? `“${entries[0]?.post.title ?? ""}”`
    : pluralize(entries.length, "post");
}
