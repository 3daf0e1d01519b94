import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { useRequest } from "../forms/use-request.ts";
import type { LibraryPicture } from "./use-library.ts";

/** A post in which a picture stands. */
type PicturePlace = Answered<(typeof api.images)[":id"]["places"]["$get"]>["places"][number];

/** Erases a picture for good, after it has shown where the picture stands. For owners. */
export function ErasePicture({
  picture,
  onErased,
}: {
  readonly picture: LibraryPicture;
  readonly onErased: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const [image, param] = [api.images[":id"], { id: picture.id }];
  const [places, setPlaces] = useState<readonly PicturePlace[]>();

  async function find() {
    const answer = await request(() => image.places.$get({ param }));
    if (answer.ok) setPlaces(answer.value.places);
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
          onConfirm={() => image.bytes.$delete({ param })}
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
  if (places.length === 0) return "No post uses it, and no older revision of one.";
  const titles = places.map(({ title, isCurrent }) =>
    isCurrent ? `“${title}”` : `“${title}” (older revisions only)`,
  );
  return `It’s used in ${titles.join(", ")}. Its place there then shows the drawing or nothing.`;
}
