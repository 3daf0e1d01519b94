import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";
import { z } from "zod/mini";
import type { Autosave } from "../../../../backend/ports/writing.ts";

/** What is typed at the desk of the server edition until the server has it; for each editor apart. */
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

/** Whose words of which post, in which tab. */
export interface CopyKey {
  readonly userId: string;
  readonly postId: string;
  readonly tab: string;
}

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore(DESK_DATABASE, "unsaved");
  return opened;
}

const nameOf = ({ userId, postId, tab }: CopyKey) => `${userId} ${postId} ${tab}`;

/** Copies words to this device. @returns false where the browser keeps nothing. */
export async function copyToDevice(userId: string, words: Autosave): Promise<boolean> {
  return set(nameOf({ userId, ...words }), { userId, ...words }, store()).then(
    () => true,
    () => false,
  );
}

export async function dropFromDevice(key: CopyKey): Promise<void> {
  await del(nameOf(key), store()).catch(() => undefined);
}

/** This browser's own name, which tells its tabs from those of another device. */
export async function deviceName(): Promise<string> {
  const kept = await get<unknown>(DEVICE, store()).catch(() => undefined);
  if (typeof kept === "string") return kept;
  const made = crypto.randomUUID().slice(0, 8);
  await set(DEVICE, made, store()).catch(() => undefined);
  return made;
}

/** What an editor typed on this device and the server has not got. */
export async function copiesOnDevice(userId: string): Promise<Autosave[]> {
  const all = await entries(store()).catch(() => []);
  return all.flatMap(([, value]) => {
    const { data } = copy.safeParse(value);
    return data?.userId === userId ? [data] : [];
  });
}
