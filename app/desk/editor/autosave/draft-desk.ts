import type { Autosave } from "#app/backend/http/writing.ts";
import type { User } from "#app/domain/session.ts";
import { copiesOnDevice, type SharedKind } from "./device-drafts.ts";

/** What the editor of a letter or of a page's texts needs besides the draft. */
export interface DraftDesk {
  readonly user: User;
  /** The copies of earlier visits that only this device has, newest first. */
  readonly kept: readonly Autosave[];
}

/** Opens the desk for one letter or the texts of one page. */
export async function openDraftDesk(kind: SharedKind, id: string, user: User): Promise<DraftDesk> {
  const copies = await copiesOnDevice(user.id, kind);
  return { user, kept: copies.filter(({ postId }) => postId === id) };
}
