import { createStore, del, entries, get, promisifyRequest, set, type UseStore } from "idb-keyval";
import { z } from "zod/mini";
import type { Autosave } from "#app/backend/http/writing.ts";
import { randomId } from "#app/domain/random-id.ts";

/** The database that stores each user's unsaved changes on this device until the server has them. */
export const DESK_DATABASE = "first-paddock-desk";

const DEVICE = "device";

const copy = z.object({
  userId: z.string(),
  postId: z.string(),
  tab: z.string(),
  baseVersion: z.number(),
  fields: z.record(z.string(), z.string()),
  savedAt: z.number(),
});

/**
 * The kinds of drafts other than posts. Their `tab` begins with the kind, where a post's begins with the device's id.
 */
const KINDS = ["letter", "texts"] as const;
export type SharedKind = (typeof KINDS)[number];

const isOfKind = ({ tab }: { readonly tab: string }, ...kinds: readonly string[]) =>
  kinds.includes(tab.split(" ", 1)[0] ?? "");

/** Identifies one tab's unsaved changes to one post. */
interface DeviceDraftKey {
  readonly userId: string;
  readonly postId: string;
  readonly tab: string;
}

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore(DESK_DATABASE, "unsaved");
  return opened;
}

const keyOf = ({ userId, postId, tab }: DeviceDraftKey) => `${userId} ${postId} ${tab}`;

/**
 * Stores unsaved changes on this device.
 *
 * @returns false if the browser allows no storage.
 */
export async function saveToDevice(userId: string, changes: Autosave): Promise<boolean> {
  return store()("readwrite", (records) => {
    records.put({ userId, ...changes }, keyOf({ userId, ...changes }));
    // Commit now: a page that is being left runs no further callbacks.
    records.transaction.commit();
    return promisifyRequest(records.transaction);
  }).then(
    () => true,
    () => false,
  );
}

export async function deleteFromDevice(key: DeviceDraftKey): Promise<void> {
  await del(keyOf(key), store()).catch(() => undefined);
}

/** An id of this browser, which tells its tabs from those of other devices. */
export async function deviceId(): Promise<string> {
  const stored = await get<unknown>(DEVICE, store()).catch(() => undefined);
  if (typeof stored === "string") return stored;
  const created = randomId().slice(0, 8);
  await set(DEVICE, created, store()).catch(() => undefined);
  return created;
}

/** Deletes a copy that was read, unless its window has stored newer words since. */
export async function deleteCopy(userId: string, { savedAt, ...read }: Autosave): Promise<void> {
  const key = { userId, ...read };
  const stored = await get<unknown>(keyOf(key), store()).catch(() => undefined);
  if (copy.safeParse(stored).data?.savedAt === savedAt) await deleteFromDevice(key);
}

/** A user's unsaved changes on this device that the server does not have: in all posts, or in one. */
export async function draftsOnDevice(userId: string, postId?: string): Promise<Autosave[]> {
  return (await copiesOf(userId)).filter(
    (one) => !isOfKind(one, ...KINDS) && (postId === undefined || one.postId === postId),
  );
}

/** The copies of letters or of pages' texts on this device, newest first. */
export async function copiesOnDevice(userId: string, kind: SharedKind): Promise<Autosave[]> {
  return (await copiesOf(userId))
    .filter((one) => isOfKind(one, kind))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

async function copiesOf(userId: string): Promise<Autosave[]> {
  const all = await entries(store()).catch(() => []);
  return all.flatMap(([, value]) => {
    const { data } = copy.safeParse(value);
    return data?.userId === userId ? [data] : [];
  });
}
