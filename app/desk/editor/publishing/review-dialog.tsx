import type { ClientResponse } from "hono/client";
import { useEffect, useState } from "react";
import type { Arrived } from "#app/backend/http/client.ts";
import { FormDialog } from "#app/desk/forms/form-dialog.tsx";
import { RequestField } from "#app/desk/forms/request-form.tsx";
import { useUnsavedWork } from "#app/desk/frame/unsaved-work.tsx";
import { useEditorContext } from "../use-editor.ts";

/** Sends a note: a request for review, or the answer to one. */
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
  const { setDirty } = useUnsavedWork();
  const [note, setNote] = useState(reviewNotes.get(title) ?? "");
  const isTyped = note !== "";
  useEffect(() => {
    setDirty(isTyped, undefined, "note");
    return () => setDirty(false, undefined, "note");
  }, [isTyped, setDirty]);

  return (
    <FormDialog
      title={title}
      action={title}
      cancel="Not now"
      send={(valueOf) => send(valueOf("note"))}
      onDone={(answer) => {
        reviewNotes.delete(title);
        setDirty(false, undefined, "note");
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
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              reviewNotes.set(title, target.value);
            }}
          />
        )}
      </RequestField>
    </FormDialog>
  );
}
