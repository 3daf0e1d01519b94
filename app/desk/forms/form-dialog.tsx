import type { ComponentProps } from "react";
import { CancelButton, Modal } from "../modal.tsx";
import { RequestForm, SubmitButton } from "./request-form.tsx";

/** A dialog with a form that sends one request. Its focus begins at the field with `data-autofocus`. */
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
  /** What the button that sends says, and how it looks. */
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
