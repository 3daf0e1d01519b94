import type { SessionPort } from "../../../../backend/ports/management/session.ts";
import type { Settled } from "../../../../backend/ports/errors.ts";
import type {
  AutosaveResult,
  Autosave,
  UnsavedFields,
  WritingPort,
} from "../../../../backend/ports/writing.ts";
import type { User } from "../../../../domain/session.ts";
import { draftsOnDevice, deviceId } from "./device-drafts.ts";

/** What the editor needs in the edition that saves drafts. */
export interface WritingDesk {
  readonly autosave: (id: string, changes: UnsavedFields) => Promise<Settled<AutosaveResult>>;
  readonly port: WritingPort;
  /** The site's time zone. */
  readonly timeZone: string;
  readonly user: User;
  /** This tab's id, prefixed by its device's, so that one person's tabs never overwrite each other. */
  readonly tab: string;
  /** Unsaved changes in this post, newest first. */
  readonly autosaves: readonly Autosave[];
}

/** Opens the writing desk for one post; undefined in an edition without one. */
export async function openWritingDesk(
  writing: () => Promise<WritingPort | undefined>,
  session: Pick<SessionPort, "current">,
  settle: <Answer>(request: Promise<Answer>) => Promise<Settled<Answer>>,
  postId: string,
): Promise<WritingDesk | undefined> {
  const [port, user] = await Promise.all([writing(), session.current()]);
  if (!port || !user) return undefined;
  const [timeZone, autosaves, device] = await Promise.all([
    port.timeZone(),
    loadAutosaves(port, user.id),
    deviceId(),
  ]);
  const tab = `${device}.${crypto.randomUUID()}`;
  return {
    port,
    autosave: (id, changes) => settle(port.autosave(id, changes)),
    timeZone,
    user,
    tab,
    autosaves: autosaves.filter((autosave) => autosave.postId === postId),
  };
}

/** Whether two tabs are in the same browser. */
export function isOfThisDevice(tab: string, ownTab: string): boolean {
  return tab.split(".", 1)[0] === ownTab.split(".", 1)[0];
}

/**
 * All unsaved changes of an editor, on this device and the server, newest first. For the same tab the device's
 * copy wins, whatever its clock says: it is deleted once the server has as much.
 */
export async function loadAutosaves(
  port: Pick<WritingPort, "autosaves">,
  userId: string,
): Promise<Autosave[]> {
  const [local, remote] = await Promise.all([draftsOnDevice(userId), port.autosaves()]);
  const onlyRemote = remote.filter(
    ({ postId, tab }) => !local.some((ownTab) => ownTab.postId === postId && ownTab.tab === tab),
  );
  return [...local, ...onlyRemote].toSorted((a, b) => b.savedAt - a.savedAt);
}
