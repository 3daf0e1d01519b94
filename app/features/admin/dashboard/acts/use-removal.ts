import { useRef, useState } from "react";
import type { DeskPost, DeskPosts } from "../../../../backend/ports/posts.ts";
import { useToast } from "../../desk/toast.tsx";

export type RemovalPort = Pick<DeskPosts, "remove" | "restore">;

/** What the message says of posts that were deleted. */
export type SayRemoved = (entries: readonly DeskPost[]) => string;

const sayDeleted: SayRemoved = (entries) =>
  entries.length === 1
    ? `Deleted “${entries[0]?.post.title ?? ""}”`
    : `Deleted ${entries.length} posts`;

/** A post that the message on the screen can bring back. */
interface Removed {
  readonly entry: DeskPost;
  readonly removal: Promise<unknown>;
}

/**
 * Deletes without a question and offers Undo (decision 18). The list changes at once; a deletion that
 * fails puts the post back and says so. Posts deleted one after the other share one message, whose Undo
 * brings all of them back.
 */
export function useRemoval({
  port,
  onChanged,
  giveFocus,
  say = sayDeleted,
}: {
  readonly port: RemovalPort;
  /** Called after the list has changed. */
  readonly onChanged: () => Promise<void>;
  /** Where the focus goes when the row that had it is gone, or is back. */
  readonly giveFocus: (id: string | undefined) => void;
  readonly say?: SayRemoved | undefined;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const removed = useRef<readonly Removed[]>([]);
  const toast = useToast();

  const hide = (id: string) => setHidden((ids) => new Set(ids).add(id));
  const addProblem = (problem: string) => setProblems((all) => [...all, problem]);
  const unhide = (id: string) => setHidden((ids) => new Set([...ids].filter((own) => own !== id)));

  async function bringBack({ entry: { post }, removal }: Removed) {
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
    const [all, first] = [removed.current, removed.current[0]];
    removed.current = [];
    setProblems([]);
    await Promise.all(all.map(bringBack));
    await onChanged();
    requestAnimationFrame(() => giveFocus(first?.entry.post.id));
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
    removed.current = [...removed.current, ...removals];
    tell(neighborId, byKeyboard);
    if (!byKeyboard) giveFocus(neighborId);
    void Promise.all(removals.map(settleOne)).then((settled) => {
      // The message counts those that are gone, and no others.
      if (settled.includes(false) && removed.current.length > 0) tell(neighborId, false);
      return onChanged();
    });
  }

  function tell(neighborId: string | undefined, focused: boolean) {
    toast({
      text: say(removed.current.map(({ entry }) => entry)),
      action: { label: "Undo", onPress: () => void undo(), focused },
      giveFocusBack: () => giveFocus(neighborId),
      group: "deleted",
      onGone: () => {
        removed.current = [];
      },
    });
  }

  /** A deletion that fails puts its post back. */
  async function settleOne({ entry, removal }: Removed): Promise<boolean> {
    try {
      await removal;
      return true;
    } catch {
      unhide(entry.post.id);
      removed.current = removed.current.filter((other) => other.entry !== entry);
      addProblem(`“${entry.post.title}” could not be deleted. Please try again.`);
      return false;
    }
  }

  return { hidden, problems, setProblems, remove, removeAll };
}
