import type { SessionPort } from "../../../../backend/ports/office/session.ts";
import type { Settled } from "../../../../backend/ports/errors.ts";
import type {
  AutosaveResult,
  Autosave,
  UnsavedFields,
  WritingPort,
} from "../../../../backend/ports/writing.ts";
import type { User } from "../../../../domain/session.ts";
import { copiesOnDevice, deviceName } from "./device-copies.ts";

/** What the editor needs where everything is kept. */
export interface WritingDesk {
  readonly keep: (id: string, words: UnsavedFields) => Promise<Settled<AutosaveResult>>;
  readonly port: WritingPort;
  /** The site's time zone. */
  readonly timeZone: string;
  readonly user: User;
  /** This visit's own name, after its device's: two tabs of one person never overwrite each other. */
  readonly tab: string;
  /** Words in this post that were kept and not saved, the newest first. */
  readonly left: readonly Autosave[];
}

/** The writing desk for one post; `undefined` in an edition without one. */
export async function openWritingDesk(
  writing: () => Promise<WritingPort | undefined>,
  session: Pick<SessionPort, "current">,
  settle: <Answer>(asked: Promise<Answer>) => Promise<Settled<Answer>>,
  postId: string,
): Promise<WritingDesk | undefined> {
  const [port, user] = await Promise.all([writing(), session.current()]);
  if (!port || !user) return undefined;
  const [timeZone, left, device] = await Promise.all([
    port.timeZone(),
    leftWords(port, user.id),
    deviceName(),
  ]);
  const tab = `${device}.${crypto.randomUUID()}`;
  return {
    port,
    keep: (id, words) => settle(port.autosave(id, words)),
    timeZone,
    user,
    tab,
    left: left.filter((words) => words.postId === postId),
  };
}

/** Whether a tab is of the same device, or rather browser, as another. */
export function isOfThisDevice(tab: string, own: string): boolean {
  return tab.split(".", 1)[0] === own.split(".", 1)[0];
}

/**
 * All words of an editor that are kept and not saved, here and on the server, the newest first. Of one tab
 * the device's own copy counts, whatever its clock says: it goes once the server has as much.
 */
export async function leftWords(
  port: Pick<WritingPort, "autosaves">,
  userId: string,
): Promise<Autosave[]> {
  const [here, there] = await Promise.all([copiesOnDevice(userId), port.autosaves()]);
  const onlyThere = there.filter(
    ({ postId, tab }) => !here.some((own) => own.postId === postId && own.tab === tab),
  );
  return [...here, ...onlyThere].toSorted((a, b) => b.savedAt - a.savedAt);
}
