import { useState } from "react";
import type { DeskPost, DeskPosts } from "../../../../backend/ports/posts.ts";
import { pluralize } from "../../../../domain/plural.ts";
import { useToast } from "../../desk/toast.tsx";
import type { DashboardDesk } from "../dashboard-desk.ts";

/** Restores posts from the trash, and deletes them forever. */
export function useTrash({
  posts,
  desk,
  onChanged,
  onProblems,
}: {
  readonly posts: Pick<DeskPosts, "restore" | "remove">;
  readonly desk: DashboardDesk | undefined;
  readonly onChanged: () => Promise<void>;
  /** Replaces the previous problems. */
  readonly onProblems: (problems: readonly string[]) => void;
}) {
  const [toConfirm, setToConfirm] = useState<readonly DeskPost[]>([]);
  const toast = useToast();

  async function restore(entries: readonly DeskPost[]) {
    onProblems([]);
    const problems: string[] = [];
    const restored: DeskPost[] = [];
    for (const entry of entries) {
      const { title } = entry.post;
      try {
        const result = await posts.restore(entry.post.id);
        if (result.ok) restored.push(entry);
        else if (result.refusal.code === "address-taken") {
          problems.push(
            `“${title}” could not be put back: “${result.refusal.title}” has its address now. Give that one another slug first.`,
          );
        }
      } catch {
        problems.push(`“${title}” could not be put back. Please try again.`);
      }
    }
    onProblems(problems);
    if (restored.length > 0) {
      toast({
        text:
          restored.length === 1
            ? `Restored “${restored[0]?.post.title ?? ""}”`
            : `Restored ${pluralize(restored.length, "post")}`,
        action: {
          label: "Undo",
          onPress: () =>
            void Promise.allSettled(restored.map(({ post }) => posts.remove(post.id))).then(
              onChanged,
            ),
        },
      });
    }
    await onChanged();
  }

  async function deleteConfirmed() {
    const entries = toConfirm;
    setToConfirm([]);
    onProblems([]);
    const results = await Promise.allSettled(
      entries.map(async ({ post }) => desk?.port.deleteForever(post.id)),
    );
    onProblems(
      entries
        .filter((_, index) => results[index]?.status === "rejected")
        .map(({ post }) => `“${post.title}” could not be deleted. Please try again.`),
    );
    await onChanged();
  }

  return {
    restore: (entries: readonly DeskPost[]) => void restore(entries),
    /** The posts to confirm before they are deleted forever. */
    toConfirm,
    confirm: setToConfirm,
    deleteConfirmed: () => void deleteConfirmed(),
  };
}
