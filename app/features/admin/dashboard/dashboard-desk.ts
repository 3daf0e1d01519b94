import type { SessionPort } from "../../../backend/ports/office/session.ts";
import type { DeskPost } from "../../../backend/ports/posts.ts";
import type { Autosave, WritingPort } from "../../../backend/ports/writing.ts";

/** What the dashboard has besides, where everything is kept: states, the trash, words never saved. */
export interface DashboardDesk {
  readonly port: Pick<
    WritingPort,
    "discardAutosave" | "deleteForever" | "publishOrUnpublish" | "undoBulk"
  >;
  readonly timeZone: string;
  readonly userId: string;
  /** Owners alone delete for ever. */
  readonly isOwner: boolean;
  readonly neverSaved: readonly Autosave[];
}

/** The dashboard's desk; `undefined` in an edition that keeps nothing. */
export async function openDashboardDesk(
  writing: () => Promise<WritingPort | undefined>,
  session: Pick<SessionPort, "current">,
): Promise<DashboardDesk | undefined> {
  const [port, user] = await Promise.all([writing(), session.current()]);
  if (!port || !user) return undefined;
  const { loadAutosaves } = await import("../editor/autosave/writing-desk.ts");
  const [timeZone, left] = await Promise.all([port.timeZone(), loadAutosaves(port, user.id)]);
  const neverSaved = left.filter(
    ({ baseVersion, postId }, index) =>
      baseVersion === 0 && left.findIndex((other) => other.postId === postId) === index,
  );
  return { port, timeZone, userId: user.id, isOwner: user.role === "owner", neverSaved };
}

/** Forgets words that were never saved, here and on the server. */
export async function discardWords(
  { port, userId }: DashboardDesk,
  { postId, tab }: Autosave,
): Promise<void> {
  const { deleteFromDevice } = await import("../editor/autosave/device-drafts.ts");
  await deleteFromDevice({ userId, postId, tab });
  await port.discardAutosave(postId);
}

/** Where posts are kept, deleting them is moving them to the trash. */
export function sayTrashed(entries: readonly DeskPost[]): string {
  const seen = entries.filter(({ publicPage }) => publicPage !== "none").length;
  const [only] = entries;
  if (entries.length !== 1 || !only) return `Moved ${entries.length} posts to the trash.`;
  const gone = seen === 0 ? "" : " Readers now see that it is gone.";
  return `Moved “${only.post.title}” to the trash.${gone}`;
}
