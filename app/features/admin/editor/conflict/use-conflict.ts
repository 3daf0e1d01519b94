import { useState } from "react";
import type { DeskPosts, SaveIntent } from "#app/backend/ports/posts.ts";
import { unfinishedDraft } from "#app/content-model/posts/post-draft.ts";
import { newPostId } from "#app/domain/posts/post-id.ts";
import { slugFromTitle, tidySlug } from "#app/domain/posts/slug.ts";
import {
  draftFrom,
  EMPTY_FORM,
  type PostFormValues,
  sameValues,
  valuesOf,
} from "../form/form-values.ts";
import type { Changed } from "../form/use-post-form.ts";
import type { Conflict } from "./conflict-dialog.tsx";

type RestorePort = Pick<DeskPosts, "find" | "restore">;

/** A save refused because the post is in the trash. */
export interface Trashed {
  readonly by: string;
  readonly values: PostFormValues;
  readonly intent: SaveIntent;
  readonly problem: string;
}

/** Handles a save refused because the post is in the trash, until it is restored. */
export function useTrashed({
  id,
  port,
  started,
  version,
  save,
}: {
  readonly id: string;
  readonly port: RestorePort;
  /** The form's values when it was opened or last saved. */
  readonly started: PostFormValues;
  readonly version: number | undefined;
  readonly save: (values: PostFormValues, intent: SaveIntent, over: number | undefined) => void;
}) {
  const [trashed, setTrashed] = useState<Trashed>();

  async function restore({ values, intent }: Trashed) {
    const problem = await restorePost(id, port);
    if (problem !== "") {
      setTrashed((last) => last && { ...last, problem });
      return;
    }
    const current = await port.find(id).catch(() => undefined);
    setTrashed(undefined);
    // Save over a version nobody changed before trashing it; otherwise the save reports the conflict.
    const unchanged = current && sameValues(valuesOf(current.post, current.undated), started);
    save(values, intent, unchanged ? current.version : version);
  }

  return {
    trashed,
    open: (by: string, values: PostFormValues, intent: SaveIntent) =>
      setTrashed({ by, values, intent, problem: "" }),
    close: () => setTrashed(undefined),
    restore: () => {
      if (trashed) void restore(trashed);
    },
  };
}

/**
 * Restores a post from the trash.
 *
 * @returns why that failed, or an empty string.
 */
async function restorePost(id: string, port: RestorePort): Promise<string> {
  try {
    const result = await port.restore(id);
    if (result.ok) return "";
    if (result.refusal.code === "address-taken") {
      return `It can’t be restored: “${result.refusal.title}” has its address now. Save yours as a new draft.`;
    }
    // Somebody else restored it or deleted it forever.
    const current = await port.find(id);
    return current ? "" : "It has been deleted forever. Save yours as a new draft.";
  } catch {
    return "It couldn’t be restored. Please try again.";
  }
}

/** A conflict being settled, and the purpose of its save. */
interface OpenConflict extends Conflict {
  readonly intent: SaveIntent;
  /** The version to save the merged text over. */
  readonly over: number;
}

/** Handles an edit conflict, from the refused save to the one that settles it. */
export function useConflict() {
  const [conflict, setConflict] = useState<OpenConflict>();

  return {
    conflict,
    open({ current, base }: Changed, mine: PostFormValues, intent: SaveIntent) {
      setConflict((before) => ({
        // A conflict settled a moment ago started from what they had saved then.
        base: before?.theirs ?? (base ? valuesOf(base.post, base.undated) : EMPTY_FORM),
        mine,
        theirs: valuesOf(current.post, current.undated),
        who: current.savedBy ?? "",
        at: current.updatedAt,
        again: before !== undefined,
        intent,
        over: current.version,
      }));
    },
    close: () => setConflict(undefined),
  };
}

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
