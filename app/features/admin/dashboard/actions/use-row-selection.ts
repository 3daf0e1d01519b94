import { useState } from "react";
import type { DeskPost } from "../../../../backend/ports/posts.ts";
import type { DashboardDesk } from "../dashboard-desk.ts";
import type { RowControls } from "../list/post-row.tsx";
import type { useTrash } from "./use-trash.ts";

/** The selected rows, and each row's extra controls where posts have states. */
export function useRowSelection(
  desk: DashboardDesk | undefined,
  trash: ReturnType<typeof useTrash>,
) {
  const [isSelected, setTicked] = useState<ReadonlySet<string>>(new Set());
  const onDeleteForever = desk?.isOwner ? trash.confirm : undefined;

  return {
    onDeleteForever,
    isSelected: (entry: DeskPost) => isSelected.has(entry.post.id),
    clear: () => setTicked(new Set()),
    row: desk
      ? (entry: DeskPost): RowControls => ({
          timeZone: desk.timeZone,
          isSelected: isSelected.has(entry.post.id),
          onSelect: ({ post }, on) =>
            setTicked((before) => {
              const next = new Set(before);
              if (on) next.add(post.id);
              else next.delete(post.id);
              return next;
            }),
          onRestore: trash.restore,
          onDeleteForever,
        })
      : undefined,
  };
}
