import type { ClientResponse } from "hono/client";
import type { Arrived } from "#app/backend/http/client.ts";
import { FormDialog } from "#app/desk/forms/form-dialog.tsx";
import { RequestField } from "#app/desk/forms/request-form.tsx";
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
  const { closeDialog, reviewNotes } = useEditorContext();
  return (
    <FormDialog
      title={title}
      action={title}
      cancel="Not now"
      send={(valueOf) => send(valueOf("note"))}
      onDone={(answer) => {
        reviewNotes.delete(title);
        closeDialog();
        onDone(answer);
      }}
      onCancel={closeDialog}
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
    </FormDialog>
  );
}
