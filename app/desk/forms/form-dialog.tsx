import type { ComponentProps } from "react";
import { CancelButton, Modal } from "../modal.tsx";
import { RequestForm, SubmitButton } from "./request-form.tsx";

/** A dialog with a form that sends one request. The field with `data-autofocus` has the initial focus. */
export function FormDialog<Value>({
  title,
  action,
  look,
  cancel = "Keep it",
  onCancel,
  children,
  ...form
}: Omit<ComponentProps<typeof RequestForm<Value>>, "className"> & {
  readonly title: string;
  /** The submit button's label and look. */
  readonly action: string;
  readonly look?: string;
  readonly cancel?: string;
  readonly onCancel: () => void;
}) {
  return (
    <Modal title={title} onCancel={onCancel}>
      <RequestForm {...form}>
        {children}
        <p className="btns">
          <SubmitButton look={look}>{action}</SubmitButton>
          <CancelButton>{cancel}</CancelButton>
        </p>
      </RequestForm>
    </Modal>
  );
}
