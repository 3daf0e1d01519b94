import { useRef, useState } from "react";
import type { DeskPost, DeskPosts } from "../../../../backend/ports/posts.ts";
import { useToast } from "../../desk/toast.tsx";

export type RemovalPort = Pick<DeskPosts, "remove" | "restore">;

/** The message for deleted posts. */
export type RemovalMessage = (entries: readonly DeskPost[]) => string;

const deletedMessage: RemovalMessage = (entries) =>
  entries.length === 1
    ? `Deleted “${entries[0]?.post.title ?? ""}”`
    : `Deleted ${entries.length} posts`;

/** A deleted post that the current message's Undo can restore. */
interface Removed {
  readonly entry: DeskPost;
  readonly removal: Promise<unknown>;
}

/**
 * Deletes without asking and offers Undo (decision 18). The list changes at once; a failed deletion puts the
 * post back and reports it. Consecutive deletions share one message, whose Undo restores all of them.
 */
export function useRemoval({
  port,
  onChanged,
  focusPost,
  messageFor = deletedMessage,
}: {
  readonly port: RemovalPort;
  /** Called after the list has changed. */
  readonly onChanged: () => Promise<void>;
  /** Moves the focus if the row that had it is removed or restored. */
  readonly focusPost: (id: string | undefined) => void;
  readonly messageFor?: RemovalMessage | undefined;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const undoable = useRef<readonly Removed[]>([]);
  const toast = useToast();

  const hide = (id: string) => setHidden((ids) => new Set(ids).add(id));
  const addProblem = (problem: string) => setProblems((all) => [...all, problem]);
  const unhide = (id: string) => setHidden((ids) => new Set([...ids].filter((own) => own !== id)));

  async function restoreOne({ entry: { post }, removal }: Removed) {
    try {
      await removal;
      const result = await port.restore(post.id);
      if (!result.ok && result.refusal.code === "address-taken") {
        addProblem(
          `“${post.title}” could not be put back: “${result.refusal.title}” has its address now.`,
        );
      }
    } catch {
      addProblem(`“${post.title}” could not be put back. Please try again.`);
    }
    unhide(post.id);
  }

  async function undo() {
    const [all, first] = [undoable.current, undoable.current[0]];
    undoable.current = [];
    setProblems([]);
    await Promise.all(all.map(restoreOne));
    await onChanged();
    requestAnimationFrame(() => focusPost(first?.entry.post.id));
  }

  function remove(entry: DeskPost, neighborId: string | undefined, byKeyboard: boolean) {
    removeAll([entry], neighborId, byKeyboard);
  }

  function removeAll(
    entries: readonly DeskPost[],
    neighborId: string | undefined,
    byKeyboard: boolean,
  ) {
    setProblems([]);
    const removals = entries.map((entry) => ({ entry, removal: port.remove(entry.post.id) }));
    for (const { entry } of removals) hide(entry.post.id);
    undoable.current = [...undoable.current, ...removals];
    showMessage(neighborId, byKeyboard);
    if (!byKeyboard) focusPost(neighborId);
    void Promise.all(removals.map(settleOne)).then((settled) => {
      // The message must not count failed deletions.
      if (settled.includes(false) && undoable.current.length > 0) showMessage(neighborId, false);
      return onChanged();
    });
  }

  function showMessage(neighborId: string | undefined, focused: boolean) {
    toast({
      text: messageFor(undoable.current.map(({ entry }) => entry)),
      action: { label: "Undo", onPress: () => void undo(), focused },
      restoreFocus: () => focusPost(neighborId),
      group: "deleted",
      onExpire: () => {
        undoable.current = [];
      },
    });
  }

  /** Puts the post of a failed deletion back. */
  async function settleOne({ entry, removal }: Removed): Promise<boolean> {
    try {
      await removal;
      return true;
    } catch {
      unhide(entry.post.id);
      undoable.current = undoable.current.filter((other) => other.entry !== entry);
      addProblem(`“${entry.post.title}” could not be deleted. Please try again.`);
      return false;
    }
  }

  return { hidden, problems, setProblems, remove, removeAll };
}
