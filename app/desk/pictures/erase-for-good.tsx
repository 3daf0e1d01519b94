import type { ClientResponse } from "hono/client";
import { type ReactNode, useState } from "react";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { RequestButton } from "../forms/request-form.tsx";

/**
 * A post or page that uses the picture or file, perhaps only in an older revision, or a letter that is not sent yet.
 */
interface Place {
  readonly title: string;
  readonly isCurrent: boolean;
  readonly kind: "post" | "letter" | "page";
}

/** Erases a picture or a file for good, after showing where it is used. For owners. */
export function EraseForGood({
  name,
  loadPlaces,
  describe,
  erase,
  onErased,
}: {
  readonly name: string;
  readonly loadPlaces: () => Promise<ClientResponse<{ readonly places: Place[] }>>;
  /** Says where it is used and what is erased, given the titles; they are empty if it is not used. */
  readonly describe: (titles: string) => ReactNode;
  readonly erase: () => Promise<ClientResponse<unknown>>;
  readonly onErased: () => void;
}) {
  const [places, setPlaces] = useState<readonly Place[]>();
  const titles = places?.map(({ title, isCurrent, kind }) => {
    const quoted = kind === "post" ? `“${title}”` : `the ${kind} “${title}”`;
    return isCurrent ? quoted : `${quoted} (older revisions only)`;
  });
  return (
    <>
      <RequestButton
        send={loadPlaces}
        onDone={(answer) => setPlaces(answer.places)}
        look="ghost small"
        about={name}
      >
        Erase for good…
      </RequestButton>
      {titles ? (
        <ConfirmDeleteDialog
          title={`Erase “${name}”?`}
          actionLabel="Erase for good"
          onConfirm={erase}
          onDone={onErased}
          onCancel={() => setPlaces(undefined)}
        >
          {describe(titles.join(", "))} This can’t be undone. Backups keep it until they are
          deleted.
        </ConfirmDeleteDialog>
      ) : null}
    </>
  );
}
