import { Link } from "react-router";
import { deleteFromDevice, draftsOnDevice } from "../editor/autosave/device-drafts.ts";
import { ConfirmDeleteButton } from "../forms/confirm-delete-dialog.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import type { DashboardDesk } from "./dashboard-desk.ts";

const UNTITLED = "Without a title";

/** Lists autosaved new posts that nobody ever saved. */
export function NeverSaved({
  desk: { port, user, neverSaved },
  onChanged,
}: {
  readonly desk: DashboardDesk;
  readonly onChanged: () => void;
}) {
  const { timeOf } = useSiteTime();
  return (
    <aside className="desk-note" aria-label="Never saved">
      <p>Writing that was never saved</p>
      <Rows items={neverSaved}>
        {({ postId, tab, title, savedAt }) => {
          const name = title || UNTITLED;
          return (
            <Row
              key={postId}
              name={<strong dir="auto">{name}</strong>}
              details={`kept ${timeOf(savedAt)}`}
            >
              <Link
                className="btn small"
                to={`/admin/new-post?${new URLSearchParams({ post: postId })}`}
                state={{ continueWith: tab }}
              >
                Continue
              </Link>
              <ConfirmDeleteButton
                label="Discard"
                look="small ghost"
                about={name}
                title={`Discard “${name}”?`}
                actionLabel="Discard it"
                onConfirm={() => port.discardAutosave(postId)}
                onDone={() => void forget(user.id, postId).then(onChanged)}
              >
                Everything written in it is deleted. This can’t be undone.
              </ConfirmDeleteButton>
            </Row>
          );
        }}
      </Rows>
    </aside>
  );
}

/** Deletes the copies of a post on this device, one for each window in which it was open. */
async function forget(userId: string, postId: string): Promise<void> {
  const copies = await draftsOnDevice(userId, postId);
  await Promise.all(copies.map(({ tab }) => deleteFromDevice({ userId, postId, tab })));
}
