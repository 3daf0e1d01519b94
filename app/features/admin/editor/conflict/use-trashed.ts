import { useState } from "react";
import type { DeskPosts, SaveIntent } from "../../../../backend/ports/posts.ts";
import { type PostFormValues, sameValues, valuesOf } from "../form/form-values.ts";

type RestorePort = Pick<DeskPosts, "find" | "restore">;

/** A save that found the post in the trash. */
export interface Trashed {
  readonly by: string;
  readonly values: PostFormValues;
  readonly intent: SaveIntent;
  readonly problem: string;
}

/** From a save that found its post in the trash to the one that brings it back. */
export function useTrashed({
  id,
  port,
  started,
  version,
  save,
}: {
  readonly id: string;
  readonly port: RestorePort;
  /** What the form said when it was opened or last saved. */
  readonly started: PostFormValues;
  readonly version: number | undefined;
  readonly save: (values: PostFormValues, intent: SaveIntent, over: number | undefined) => void;
}) {
  const [trashed, setTrashed] = useState<Trashed>();

  async function restore({ values, intent }: Trashed) {
    const problem = await broughtBack(id, port);
    if (problem !== "") {
      setTrashed((last) => last && { ...last, problem });
      return;
    }
    const there = await port.find(id).catch(() => undefined);
    setTrashed(undefined);
    // What nobody changed before it was trashed is saved over; else the save tells of the difference.
    const unchanged = there && sameValues(valuesOf(there.post, there.undated), started);
    save(values, intent, unchanged ? there.version : version);
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

/** Brings a post back from the trash. @returns why that failed, in words; empty when it did not. */
async function broughtBack(id: string, port: RestorePort): Promise<string> {
  try {
    const result = await port.restore(id);
    if (result.ok) return "";
    if (result.refusal.code === "address-taken") {
      return `It cannot be restored: “${result.refusal.title}” has its address now. Save yours as a new draft.`;
    }
    // Somebody else restored it, or deleted it for ever.
    const there = await port.find(id);
    return there ? "" : "It is deleted for ever. Save yours as a new draft.";
  } catch {
    return "It could not be restored. Please try again.";
  }
}
