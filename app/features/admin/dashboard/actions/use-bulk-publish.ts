import type { DeskPost } from "../../../../backend/ports/posts.ts";
import type { BulkResult, WritingPort } from "../../../../backend/ports/writing.ts";
import { useToast } from "../../desk/toast.tsx";

export type BulkPublishPort = Pick<WritingPort, "bulkPublish" | "undoBulk">;
export type BulkIntent = "publish" | "unpublish";

const DONE = { publish: "Published", unpublish: "Unpublished" } as const;
const NOT = { publish: "was not published", unpublish: "was not taken off the site" } as const;

/** Publishes or unpublishes several posts, with one Undo for all. Failures are reported per post, by title. */
export function useBulkPublish({
  port,
  onChanged,
  onProblems,
}: {
  /** Undefined where posts have no states. */
  readonly port: BulkPublishPort | undefined;
  readonly onChanged: () => Promise<void>;
  /** Replaces the previous problems. */
  readonly onProblems: (problems: readonly string[]) => void;
}) {
  const toast = useToast();

  async function run(
    entries: readonly DeskPost[],
    failureText: string,
    request: Promise<BulkResult>,
  ): Promise<BulkResult["done"]> {
    const titleOf = (id: string) => entries.find(({ post }) => post.id === id)?.post.title ?? "";
    onProblems([]);
    try {
      const { done, refused } = await request;
      onProblems(refused.map(({ id, why }) => `“${titleOf(id)}” ${failureText}. ${why}`));
      return done;
    } catch {
      onProblems(entries.map(({ post }) => `“${post.title}” ${failureText}. Please try again.`));
      return [];
    } finally {
      await onChanged();
    }
  }

  async function changeState(entries: readonly DeskPost[], intent: BulkIntent) {
    if (!port) return;
    const done = await run(entries, NOT[intent], port.bulkPublish(entries, intent));
    const [first] = done;
    if (!first) return;
    const only = done.length === 1 && entries.find(({ post }) => post.id === first.id);
    toast({
      text: only ? `${DONE[intent]} “${only.post.title}”` : `${DONE[intent]} ${done.length} posts`,
      action: {
        label: "Undo",
        onPress: () => void run(entries, "stays as it is now", port.undoBulk(done)),
      },
    });
  }

  return (entries: readonly DeskPost[], intent: BulkIntent) => void changeState(entries, intent);
}
