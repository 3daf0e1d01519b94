import { useRef, useState } from "react";
import { posts } from "#app/backend/desk.ts";
import { failureText } from "#app/backend/ports/errors.ts";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useIsGone } from "../frame/is-gone.ts";
import { useToast } from "../frame/toast.tsx";
import type { DashboardDesk } from "./dashboard-desk.ts";

export type BulkIntent = "publish" | "unpublish";
type Entries = readonly DeskPost[];

const DONE = { publish: "Published", unpublish: "Unpublished" } as const;
const NOT = { publish: "wasn’t published", unpublish: "wasn’t taken off the site" } as const;
const OPPOSITE = { publish: "unpublish", unpublish: "publish" } as const;
/**
 * The former states that the opposite action can restore (decision 52). Of other posts, it would unpublish a page
 * that was only changed, or publish changes that were waiting, so Undo leaves those as they are.
 */
const RESTORABLE = { publish: "draft", unpublish: "published" } as const;

/** Posts to publish, some of which are unfinished. */
export interface ToPublish {
  readonly entries: Entries;
  /** What is unfinished in each of them, by id. */
  readonly unfinished: ReadonlyMap<string, readonly string[]>;
}

/**
 * The actions on listed posts. The list changes at once; the message, with one Undo, appears once the action is done.
 * Failures are reported per post, by title, and do not stop the others.
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
  /** Moves the focus to a post, or back to where it was in the list. */
  readonly focusPost: (id?: string) => void;
  /** Called when selected posts are published; they stay selected while what is unfinished is shown. */
  readonly deselect: () => void;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [toConfirm, setToConfirm] = useState<Entries>([]);
  const [toPublish, setToPublish] = useState<ToPublish>();
  /** The deleted posts that the current message's Undo restores. */
  const removed = useRef<Entries>([]);
  const toast = useToast();
  const isGone = useIsGone();

  function hide(entries: Entries, isHidden: boolean) {
    const own = entries.map(({ post }) => post.id);
    setHidden((ids) => {
      const others = [...ids].filter((id) => !own.includes(id));
      return new Set(isHidden ? [...others, ...own] : others);
    });
  }

  /**
   * Runs a request for each post.
   *
   * @param request resolves to why it was refused, if it was
   * @param failed the words that report a failure, after the post's title
   * @returns the posts for which it succeeded
   */
  async function doTo(
    entries: Entries,
    request: (entry: DeskPost) => Promise<string | void>,
    failed: string,
  ): Promise<Entries> {
    setProblems([]);
    const outcomes = await Promise.all(
      entries.map((entry) => request(entry).catch((error: unknown) => ({ error }))),
    );
    const found = entries.flatMap(({ post }, index) => {
      const why = outcomes[index];
      if (typeof why === "string") return [`“${post.title}” ${failed}. ${why}`];
      // It may have been done: the list will show that.
      return why ? [`“${post.title}”: ${failureText(why.error)}`] : [];
    });
    setProblems((all) => [...all, ...found]);
    // An Undo may be pressed on another screen.
    if (isGone() && found.length > 0) toast({ text: found.join(" "), isFailure: true });
    return entries.filter((_, index) => !outcomes[index]);
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

  /**
   * Deletes without asking (decision 18). Consecutive deletions share one message, whose Undo restores all.
   *
   * @param byKeyboard focuses the message, unless the focus has moved meanwhile.
   */
  async function remove(entries: Entries, byKeyboard: boolean) {
    hide(entries, true);
    const moving = moveToTrash(entries);
    // After this, the rows are gone, and the focus with them.
    await Promise.resolve();
    const place = document.activeElement;
    const gone = await moving;
    const stays = entries.filter((entry) => !gone.includes(entry));
    hide(stays, false);
    const isHere = document.activeElement === place;
    if (gone.length > 0) announceRemoval(gone, byKeyboard && isHere);
    else if (isHere) focusPost(stays[0]?.post.id);
    await onChanged();
  }

  function announceRemoval(gone: Entries, isFocused: boolean) {
    removed.current = [...removed.current, ...gone];
    toast({
      text: desk ? trashedMessage(removed.current) : `Deleted ${nameOf(removed.current)}`,
      action: { label: "Undo", onPress: () => void undoRemovals() },
      isFocused,
      restoreFocus: () => focusPost(),
      group: "deleted",
      onExpire: () => {
        removed.current = [];
      },
    });
  }

  async function undoRemovals() {
    const gone = removed.current;
    removed.current = [];
    await putBack(gone);
    await onChanged();
    requestAnimationFrame(() => focusPost(gone[0]?.post.id));
  }

  async function restore(entries: Entries) {
    const restored = await putBack(entries);
    if (restored.length > 0) {
      toast({
        text: `Restored ${nameOf(restored)}`,
        action: { label: "Undo", onPress: () => void moveToTrash(restored).then(onChanged) },
        restoreFocus: () => focusPost(),
      });
    }
    await onChanged();
  }

  async function deleteConfirmed() {
    setToConfirm([]);
    await doTo(
      toConfirm,
      async ({ post }) => desk?.port.deleteForever(post.id),
      "couldn’t be deleted",
    );
    await onChanged();
  }

  /** Shows what is unfinished first, as publishing a single post does. */
  async function checkAndPublish(entries: Entries) {
    if (!desk) return;
    const ids = entries.map(({ post }) => post.id);
    // Without a response the posts are published, as a single one is.
    const found = await desk.port.unfinishedIn(ids).catch(() => []);
    if (found.length === 0) await publish(entries, "publish");
    else setToPublish({ entries, unfinished: new Map(found.map(({ id, says }) => [id, says])) });
  }

  async function publish(entries: Entries, intent: BulkIntent) {
    setToPublish(undefined);
    deselect();
    if (!desk) return;
    const done = await changeState(desk, entries, intent, NOT[intent]);
    if (done.length === 0) return;
    const restorable = done.filter(({ state }) => state === RESTORABLE[intent]);
    const undo = () => void changeState(desk, restorable, OPPOSITE[intent], "stays as it is now");
    const label = restorable.length === done.length ? "Undo" : `Undo ${restorable.length}`;
    toast({
      text: `${DONE[intent]} ${nameOf(done)}`,
      ...(restorable.length === 0 ? {} : { action: { label, onPress: undo } }),
      restoreFocus: () => focusPost(),
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
    remove: (entries: Entries, byKeyboard: boolean) => void remove(entries, byKeyboard),
    restore: (entries: Entries) => void restore(entries),
    publish: (entries: Entries, intent: BulkIntent) =>
      void (intent === "publish" ? checkAndPublish(entries) : publish(entries, intent)),
    /** The posts of the dialog that shows what is unfinished before they are published. */
    toPublish,
    publishAnyway: (entries: Entries) => void publish(entries, "publish"),
    keepUnpublished: () => setToPublish(undefined),
    /** The posts to confirm before they are deleted forever. */
    toConfirm,
    confirm: setToConfirm,
    deleteConfirmed: () => void deleteConfirmed(),
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
