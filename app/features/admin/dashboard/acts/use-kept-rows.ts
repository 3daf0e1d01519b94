import { useState } from "react";
import type { DeskPost } from "../../../../backend/ports/posts.ts";
import type { DashboardDesk } from "../dashboard-desk.ts";
import type { KeptRow } from "../list/post-row.tsx";
import type { useTrash } from "./use-trash.ts";

/** The rows' ticks, and what can be done with each row where posts have states. */
export function useKeptRows(desk: DashboardDesk | undefined, trash: ReturnType<typeof useTrash>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const onDeleteForever = desk?.isOwner ? trash.ask : undefined;

  return {
    onDeleteForever,
    ticked: (entry: DeskPost) => ticked.has(entry.post.id),
    clear: () => setTicked(new Set()),
    row: desk
      ? (entry: DeskPost): KeptRow => ({
          timeZone: desk.timeZone,
          ticked: ticked.has(entry.post.id),
          onTick: ({ post }, on) =>
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
