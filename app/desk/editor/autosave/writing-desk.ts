import { writing } from "#app/backend/desk.ts";
import type { Autosave, Writing } from "#app/backend/http/writing.ts";
import type { User } from "#app/domain/session.ts";
import { deviceId, draftsOnDevice } from "./device-drafts.ts";
import { randomId } from "#app/domain/random-id.ts";

/** What the editor needs in the edition that saves drafts. */
export interface WritingDesk {
  readonly port: Writing;
  readonly user: User;
  /** This tab's id, prefixed by its device's, so that one person's tabs never overwrite each other. */
  readonly tab: string;
  /** Unsaved changes in this post, newest first. */
  readonly autosaves: readonly Autosave[];
}

/** Opens the writing desk for one post; undefined in an edition without one. */
export async function openWritingDesk(
  postId: string,
  user: User,
): Promise<WritingDesk | undefined> {
  if (!writing) return undefined;
  const [local, remote, device] = await Promise.all([
    draftsOnDevice(user.id, postId),
    writing.autosaves(postId),
    deviceId(),
  ]);
  return {
    port: writing,
    user,
    tab: newTab(device),
    autosaves: newestChanges(local, remote),
  };
}

/** Reads a tab's unsaved changes again: it may have stayed open after they were read, here or on another device. */
export async function changesNow({ port, user }: WritingDesk, read: Autosave): Promise<Autosave> {
  const [local, remote] = await Promise.all([
    draftsOnDevice(user.id, read.postId),
    port.autosaves(read.postId).catch(() => []),
  ]);
  return newestChanges(local, remote).find(({ tab }) => tab === read.tab) ?? read;
}

const newTab = (device: string) => `${device}.${randomId()}`;
const deviceOf = (tab: string) => tab.split(".", 1)[0] ?? "";

/** Whether two tabs are in the same browser. */
export const isOfThisDevice = (tab: string, ownTab: string) => deviceOf(tab) === deviceOf(ownTab);

/** A new tab id in the same browser, for changes that no tab has in its form. */
export const spareTab = (tab: string) => newTab(deviceOf(tab));

/**
 * An editor's unsaved changes on this device and on the server, newest first. For the same tab the device's copy
 * wins, whatever its clock says: it is deleted once the server has as much.
 */
export function newestChanges<
  Changes extends { readonly postId: string; readonly tab: string; readonly savedAt: number },
>(local: readonly Changes[], remote: readonly Changes[]): Changes[] {
  const onlyRemote = remote.filter(
    ({ postId, tab }) => !local.some((own) => own.postId === postId && own.tab === tab),
  );
  return [...local, ...onlyRemote].toSorted((a, b) => b.savedAt - a.savedAt);
}
