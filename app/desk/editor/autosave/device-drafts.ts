import { createStore, del, entries, get, promisifyRequest, set, type UseStore } from "idb-keyval";
import { z } from "zod/mini";
import type { Autosave } from "#app/backend/http/writing.ts";
import { randomId } from "#app/domain/random-id.ts";

/** Stores each editor's unsaved changes on this device until the server has them. */
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

/** The kinds of drafts that are not posts. Their copies name the kind where a post's name the device. */
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
    // At once, since a page that is left gets no answer any more.
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

/** An id of this browser, which tells its tabs from those of another device. */
export async function deviceId(): Promise<string> {
  const stored = await get<unknown>(DEVICE, store()).catch(() => undefined);
  if (typeof stored === "string") return stored;
  const created = randomId().slice(0, 8);
  await set(DEVICE, created, store()).catch(() => undefined);
  return created;
}

/** Deletes a copy that was read, unless its window has kept other words since. */
export async function deleteCopy(userId: string, { savedAt, ...read }: Autosave): Promise<void> {
  const key = { userId, ...read };
  const stored = await get<unknown>(keyOf(key), store()).catch(() => undefined);
  if (copy.safeParse(stored).data?.savedAt === savedAt) await deleteFromDevice(key);
}

/** An editor's unsaved changes in posts, or in one, on this device that the server does not have. */
export async function draftsOnDevice(userId: string, postId?: string): Promise<Autosave[]> {
  return (await copiesOf(userId)).filter(
    (one) => !isOfKind(one, ...KINDS) && (postId === undefined || one.postId === postId),
  );
}

/** What this device keeps of letters or pages' texts, newest first. */
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
