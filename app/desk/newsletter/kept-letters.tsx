import { useNavigate } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Autosave } from "#app/backend/http/writing.ts";
import { deleteFromDevice, saveToDevice } from "../editor/autosave/device-drafts.ts";
import { ConfirmDeleteButton } from "../forms/confirm-delete-dialog.tsx";
import { useReload } from "../forms/management-page.tsx";
import { RequestButton } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import { UNTITLED } from "./letter-state.ts";
import { randomId } from "#app/domain/random-id.ts";

/** The copies that only this device has, of letters that were deleted or sent meanwhile. */
export function KeptLetters({
  copies,
  userId,
}: {
  readonly copies: readonly Autosave[];
  readonly userId: string;
}) {
  const { timeOf } = useSiteTime();
  const navigate = useNavigate();
  const reload = useReload();

  async function discard(copy: Autosave) {
    await deleteFromDevice({ userId, ...copy });
    reload();
  }

  /** Moves a copy to a new letter, whose editor then offers it. */
  async function move(copy: Autosave, postId: string, baseVersion: number) {
    if (!(await saveToDevice(userId, { ...copy, postId, baseVersion }))) return;
    await deleteFromDevice({ userId, ...copy });
    void navigate(`/admin/newsletter/${postId}`);
  }

  if (copies.length === 0) return null;
  return (
    <aside className="desk-note" aria-label="Kept on this device">
      <p>Words of letters that were deleted or sent while you were writing</p>
      <Rows items={copies}>
        {(copy) => {
          const { subject = "", text = "" } = copy.fields;
          const name = subject || UNTITLED;
          return (
            <Row
              key={copy.tab}
              name={<strong dir="auto">{name}</strong>}
              details={[`kept ${timeOf(copy.savedAt)}`, text.slice(0, 100)]}
            >
              <RequestButton
                look="small"
                about={`with ${name}`}
                send={() => api.letters[":id"].$put({ param: { id: randomId() }, json: {} })}
                onDone={({ id, version }) => void move(copy, id, version)}
              >
                Begin a letter
              </RequestButton>
              <ConfirmDeleteButton
                label="Discard"
                look="small ghost"
                about={name}
                title={`Discard “${name}”?`}
                actionLabel="Discard it"
                onDone={() => void discard(copy)}
              >
                No other device has these words. This can’t be undone.
              </ConfirmDeleteButton>
            </Row>
          );
        }}
      </Rows>
    </aside>
  );
}
