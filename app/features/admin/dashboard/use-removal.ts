import { useState } from "react";
import type { PostWriter } from "../../../domain/ports.ts";
import type { PostSummary } from "../../../domain/post.ts";
import { useToast } from "../desk/toast.tsx";

export type RemovalPort = Pick<PostWriter, "remove" | "restore">;

/**
 * Deletes without a question and offers Undo (decision 18). The list changes at once; a deletion that
 * fails puts the post back and says so.
 */
export function useRemoval({
  port,
  onChanged,
  giveFocus,
}: {
  readonly port: RemovalPort;
  /** The posts are others now. */
  readonly onChanged: () => void;
  /** Where the focus goes when the row that had it is gone, or is back. */
  readonly giveFocus: (id: string | undefined) => void;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState("");
  const toast = useToast();

  const hide = (id: string) => setHidden((ids) => new Set(ids).add(id));
  const unhide = (id: string) => setHidden((ids) => new Set([...ids].filter((own) => own !== id)));

  function remove(post: PostSummary, neighbour: string | undefined, byKeyboard: boolean) {
    const removal = port.remove(post.id);
    hide(post.id);
    setFault("");

    async function undo() {
      try {
        const removed = await removal;
        if (removed) await port.restore(removed);
        unhide(post.id);
        onChanged();
        requestAnimationFrame(() => giveFocus(post.id));
      } catch {
        setFault(`“${post.title}” could not be put back. Please try again.`);
      }
    }

    toast({
      text: `Deleted “${post.title}”`,
      action: { label: "Undo", onPress: () => void undo(), focused: byKeyboard },
      giveFocusBack: () => giveFocus(neighbour),
    });
    if (!byKeyboard) giveFocus(neighbour);
    removal.then(onChanged, () => {
      unhide(post.id);
      setFault(`“${post.title}” could not be deleted. Please try again.`);
    });
  }

  return { hidden, fault, remove };
}
