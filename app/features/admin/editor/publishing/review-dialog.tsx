import { useId } from "react";
import type { ClientResponse } from "hono/client";
import type { Arrived } from "#app/backend/http/client.ts";
import {
  RequestField,
  RequestForm,
  SubmitButton,
} from "#app/features/admin/forms/request-form.tsx";
import { Modal } from "#app/features/admin/modal.tsx";

/** Sends a note with a question for review, or with the answer to one. */
export function ReviewDialog<Value>({
  title,
  label,
  hint,
  isOptional,
  action,
  send,
  onDone,
  onClose,
}: {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly isOptional: boolean;
  /** The button's label. */
  readonly action: string;
  readonly send: (note: string) => Promise<ClientResponse<Value>>;
  readonly onDone: (answer: Arrived<Value>) => void;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onCancel={onClose}>
      <h2 id={titleId}>{title}</h2>
      <RequestForm send={(valueOf) => send(valueOf("note"))} onDone={onDone}>
        <RequestField label={label} name="note" hint={hint} optional={isOptional}>
          {(control) => <textarea {...control} name="note" rows={4} dir="auto" data-autofocus="" />}
        </RequestField>
        <p className="btns">
          <SubmitButton>{action}</SubmitButton>
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
        </p>
      </RequestForm>
    </Modal>
  );
}
