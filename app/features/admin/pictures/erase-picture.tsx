import { useState } from "react";
import type {
  LibraryPicture,
  PicturePlace,
  PicturesPort,
} from "#app/backend/ports/management/pictures.ts";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { useRequest } from "../forms/use-request.ts";

/** Erases a picture for good, after it has shown where the picture stands. For owners. */
export function ErasePicture({
  picture,
  port,
  onErased,
}: {
  readonly picture: LibraryPicture;
  readonly port: Pick<PicturesPort, "places" | "erase">;
  readonly onErased: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const [places, setPlaces] = useState<readonly PicturePlace[]>();

  async function find() {
    const answer = await request(() => port.places(picture.id));
    if (answer.ok) setPlaces(answer.value);
  }

  return (
    <div className="picture-uses">
      <Banner>{problem.message}</Banner>
      <button
        type="button"
        className="btn ghost small"
        aria-disabled={busy}
        onClick={() => void find()}
      >
        Erase for good…
      </button>
      {places ? (
        <ConfirmDeleteDialog
          title={`Erase “${picture.name}”?`}
          actionLabel="Erase for good"
          onConfirm={() => port.erase(picture.id)}
          onDone={onErased}
          onCancel={() => setPlaces(undefined)}
        >
          {whereItStands(places)} Every size is erased. This can’t be undone. Backups keep it until
          they are deleted.
        </ConfirmDeleteDialog>
      ) : null}
    </div>
  );
}

function whereItStands(places: readonly PicturePlace[]): string {
  if (places.length === 0) return "It stands in no post, and in no older revision of one.";
  const titles = places.map(({ title, isCurrent }) =>
    isCurrent ? `“${title}”` : `“${title}” (older revisions only)`,
  );
  return `It stands in ${titles.join(", ")}. Its place there then shows the drawing or nothing.`;
}
