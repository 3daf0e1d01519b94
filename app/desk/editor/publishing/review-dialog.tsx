import type { ClientResponse } from "hono/client";
import type { Arrived } from "#app/backend/http/client.ts";
import { RequestField, RequestForm, SubmitButton } from "#app/desk/forms/request-form.tsx";
import { Modal } from "#app/desk/modal.tsx";
import { useEditorContext } from "../use-editor.ts";

/** Sends a note with a question for review, or with the answer to one. */
export function ReviewDialog<Value>({
  title,
  label,
  hint,
  isOptional,
  send,
  onDone,
}: {
  /** Also the button's label. */
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly isOptional: boolean;
  readonly send: (note: string) => Promise<ClientResponse<Value>>;
  readonly onDone: (answer: Arrived<Value>) => void;
}) {
  const { setDialog, reviewNotes } = useEditorContext();
  const onClose = () => setDialog(undefined);
  return (
    <Modal title={title} onCancel={onClose}>
      <RequestForm
        send={(valueOf) => send(valueOf("note"))}
        onDone={(answer) => {
          reviewNotes.delete(title);
          onClose();
          onDone(answer);
        }}
      >
        <RequestField label={label} name="note" hint={hint} optional={isOptional}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={4}
              dir="auto"
              data-autofocus=""
              defaultValue={reviewNotes.get(title)}
              onChange={({ target }) => reviewNotes.set(title, target.value)}
            />
          )}
        </RequestField>
        <p className="btns">
          <SubmitButton>{title}</SubmitButton>
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
        </p>
      </RequestForm>
    </Modal>
  );
}
