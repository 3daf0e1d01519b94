import type { User } from "#app/domain/session.ts";
import { writing } from "#app/backend/desk.ts";
import type { NeverSavedPost, Writing } from "#app/backend/http/writing.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

/** What the dashboard adds in the edition that saves drafts: states, the trash, posts never saved. */
export interface DashboardDesk {
  readonly port: Writing;
  /** Only owners delete forever; contributors neither publish nor touch what is published. */
  readonly user: User;
  readonly neverSaved: readonly NeverSavedPost[];
  /** The categories that posts have; the form may offer others. */
  readonly categories: readonly string[];
}

/** Only the server edition fetches it. */
export const NeverSaved = lazyPart(async () => (await import("./never-saved.tsx")).NeverSaved);

/** The dashboard's additions; undefined in an edition without them. */
export async function openDashboardDesk(user: User): Promise<DashboardDesk | undefined> {
  if (!writing) return undefined;
  const [{ newestChanges }, { draftsOnDevice }] = await Promise.all([
    import("../editor/autosave/writing-desk.ts"),
    import("../editor/autosave/device-drafts.ts"),
  ]);
  const [categories, local, remote] = await Promise.all([
    writing.usedCategories(),
    draftsOnDevice(user.id),
    writing.neverSaved(),
  ]);
  const here = local
    .filter(({ baseVersion }) => baseVersion === 0)
    .map(({ postId, tab, fields, savedAt }) => ({
      postId,
      tab,
      title: fields["title"] ?? "",
      savedAt,
    }));
  const neverSaved = newestChanges(here, remote).filter(
    ({ postId }, index, all) => all.findIndex((other) => other.postId === postId) === index,
  );
  // Load it before the list is shown: the list would otherwise move down under a finger.
  if (neverSaved.length > 0) await NeverSaved.load().catch(() => undefined);
  return { port: writing, user, neverSaved, categories };
}
