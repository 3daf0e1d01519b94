import type { Settled } from "../../../../backend/ports/errors.ts";
import type { SaveResult } from "../../../../backend/ports/posts.ts";
import { type PostDraft, unfinishedDraft } from "../../../../content-model/posts/post-draft.ts";
import { newPostId } from "../../../../domain/posts/post-id.ts";
import { slugFromTitle, tidySlug } from "../../../../domain/posts/slug.ts";
import { draftFrom, type PostFormValues } from "../form/form-values.ts";

/**
 * Saves one editor's version as a separate draft.
 *
 * @returns its title and id, or undefined if that failed.
 */
export async function saveCopy(
  create: (id: string, draft: PostDraft) => Promise<Settled<SaveResult>>,
  mine: PostFormValues,
  name: string,
): Promise<{ readonly title: string; readonly id: string } | undefined> {
  const title = `${mine.title} (${name}'s version)`;
  const id = newPostId();
  // If the address is taken, save without one, as a draft may.
  for (const slug of [tidySlug(slugFromTitle(title)), ""]) {
    const { data } = unfinishedDraft.safeParse(draftFrom({ ...mine, title, slug }));
    if (!data) return undefined;
    const result = await create(id, data);
    if (result.ok) return { title, id };
    if ("failure" in result || result.refusal.code !== "address-taken") return undefined;
  }
  return undefined;
}
