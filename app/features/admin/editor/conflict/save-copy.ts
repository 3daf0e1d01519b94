import type { DeskPosts } from "#app/backend/ports/posts.ts";
import { unfinishedDraft } from "#app/content-model/posts/post-draft.ts";
import { newPostId } from "#app/domain/posts/post-id.ts";
import { slugFromTitle, tidySlug } from "#app/domain/posts/slug.ts";
import { draftFrom, type PostFormValues } from "../form/form-values.ts";

/**
 * Saves one editor's version as a separate draft.
 *
 * @returns its title and id, or undefined if that failed.
 */
export async function saveCopy(
  port: Pick<DeskPosts, "create">,
  mine: PostFormValues,
  name: string,
): Promise<{ readonly title: string; readonly id: string } | undefined> {
  const title = `${mine.title} (${name}'s version)`;
  const id = newPostId();
  // If the address is taken, save without one, as a draft may.
  for (const slug of [tidySlug(slugFromTitle(title)), ""]) {
    const { data } = unfinishedDraft.safeParse(draftFrom({ ...mine, title, slug }));
    if (!data) return undefined;
    const result = await port.create(id, data, { kind: "save" }).catch(() => undefined);
    if (result?.ok) return { title, id };
    if (result?.refusal.code !== "address-taken") return undefined;
  }
  return undefined;
}
