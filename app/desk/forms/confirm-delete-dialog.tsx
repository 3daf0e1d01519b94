import type { ClientResponse } from "hono/client";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Modal } from "../modal.tsx";
import { Banner } from "./banner.tsx";
import { useRequest } from "./request-form.tsx";
import { Button } from "#app/ui/button.tsx";

/** Asks before something is deleted for good, and shows the server's error if it refuses. */
export function ConfirmDeleteDialog({
  title,
  actionLabel,
  onConfirm,
  onDone,
  onCancel,
  children,
}: {
  readonly title: string;
  /** The label of the delete button. */
  readonly actionLabel: string;
  /** The request that deletes it on the server; undefined if it is not there. */
  readonly onConfirm?: () => Promise<ClientResponse<unknown>>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** What is deleted, and what stays. */
  readonly children: ReactNode;
}) {
  const { busy, problem, request } = useRequest();

  async function confirm() {
    if (onConfirm === undefined || (await request(onConfirm)).ok) onDone();
  }

  return (
    <Modal title={title} onCancel={onCancel}>
      <p>{children}</p>
      <Banner>{problem.message}</Banner>
      <p className="btns">
        <Button data-autofocus="" onClick={onCancel}>
          Keep it
        </Button>
        <Button look="destructive" disabled={busy} onClick={() => void confirm()}>
          {actionLabel}
        </Button>
      </p>
    </Modal>
  );
}

/** A small button in a row that asks before something is deleted for good. */
export function ConfirmDeleteButton({
  label,
  look = "destructive small",
  about,
  onDone,
  ...dialog
}: Omit<ComponentProps<typeof ConfirmDeleteDialog>, "onCancel"> & {
  readonly label: string;
  readonly look?: string;
  readonly about: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look={look} about={about} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <ConfirmDeleteDialog
          {...dialog}
          onCancel={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onDone();
          }}
        />
      ) : null}
    </>
  );
}
