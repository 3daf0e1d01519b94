import { useState } from "react";
import type { DeskPost, DeskPosts } from "../../../../backend/ports/posts.ts";
import { pluralize } from "../../../../domain/plural.ts";
import { useToast } from "../../desk/toast.tsx";
import type { DashboardDesk } from "../dashboard-desk.ts";

/** Bringing posts back from the trash, and deleting them for ever. */
export function useTrash({
  posts,
  desk,
  onChanged,
  onProblems,
}: {
  readonly posts: Pick<DeskPosts, "restore" | "remove">;
  readonly desk: DashboardDesk | undefined;
  readonly onChanged: () => Promise<void>;
  /** Takes the place of what was said before. */
  readonly onProblems: (problems: readonly string[]) => void;
}) {
  const [asked, setAsked] = useState<readonly DeskPost[]>([]);
  const toast = useToast();

  async function restore(entries: readonly DeskPost[]) {
    onProblems([]);
    const problems: string[] = [];
    const back: DeskPost[] = [];
    for (const entry of entries) {
      const { title } = entry.post;
      try {
        const result = await posts.restore(entry.post.id);
        if (result.ok) back.push(entry);
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
    if (back.length > 0) {
      toast({
        text:
          back.length === 1
            ? `Restored “${back[0]?.post.title ?? ""}”`
            : `Restored ${pluralize(back.length, "post")}`,
        action: {
          label: "Undo",
          onPress: () =>
            void Promise.allSettled(back.map(({ post }) => posts.remove(post.id))).then(onChanged),
        },
      });
    }
    await onChanged();
  }

  async function deleteAsked() {
    const entries = asked;
    setAsked([]);
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
    /** What is asked about before it is deleted for ever. */
    asked,
    ask: setAsked,
    deleteAsked: () => void deleteAsked(),
  };
}
