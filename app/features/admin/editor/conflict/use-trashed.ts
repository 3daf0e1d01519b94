import { useState } from "react";
import type { DeskPosts, SaveIntent } from "#app/backend/ports/posts.ts";
import { type PostFormValues, sameValues, valuesOf } from "../form/form-values.ts";

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
