import type { DeskPost } from "../../../../backend/ports/posts.ts";
import type { BulkResult, WritingPort } from "../../../../backend/ports/writing.ts";
import { useToast } from "../../desk/toast.tsx";

export type ShowPort = Pick<WritingPort, "publishOrUnpublish" | "undoBulk">;
export type ShowIntent = "publish" | "unpublish";

const DONE = { publish: "Published", unpublish: "Took off the site:" } as const;
const NOT = { publish: "was not published", unpublish: "was not taken off the site" } as const;

/**
 * Publishes several posts or takes them off the site, with one Undo for all. What could not be done is
 * said of each post by its title.
 */
export function useShow({
  port,
  onChanged,
  onProblems,
}: {
  /** Only where posts have states. */
  readonly port: ShowPort | undefined;
  readonly onChanged: () => Promise<void>;
  /** Takes the place of what was said before. */
  readonly onProblems: (problems: readonly string[]) => void;
}) {
  const toast = useToast();

  async function ask(
    entries: readonly DeskPost[],
    what: string,
    asked: Promise<BulkResult>,
  ): Promise<BulkResult["done"]> {
    const titleOf = (id: string) => entries.find(({ post }) => post.id === id)?.post.title ?? "";
    onProblems([]);
    try {
      const { done, refused } = await asked;
      onProblems(refused.map(({ id, why }) => `“${titleOf(id)}” ${what}. ${why}`));
      return done;
    } catch {
      onProblems(entries.map(({ post }) => `“${post.title}” ${what}. Please try again.`));
      return [];
    } finally {
      await onChanged();
    }
  }

  async function show(entries: readonly DeskPost[], intent: ShowIntent) {
    if (!port) return;
    const done = await ask(entries, NOT[intent], port.publishOrUnpublish(entries, intent));
    const [first] = done;
    if (!first) return;
    const only = done.length === 1 && entries.find(({ post }) => post.id === first.id);
    toast({
      text: only ? `${DONE[intent]} “${only.post.title}”` : `${DONE[intent]} ${done.length} posts`,
      action: {
        label: "Undo",
        onPress: () => void ask(entries, "stays as it is now", port.undoBulk(done)),
      },
    });
  }

  return (entries: readonly DeskPost[], intent: ShowIntent) => void show(entries, intent);
}
