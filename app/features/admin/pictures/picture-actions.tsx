import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { RequestButton } from "../forms/request-form.tsx";
import type { LibraryPicture } from "./use-library.ts";

const image = api.images[":id"];
/** A post in which a picture stands. */
type PicturePlace = Answered<typeof image.places.$get>["places"][number];

/** Lists the posts that use a picture, or moves one that none uses to the trash. */
export function DeletePicture({
  picture: { id, uses },
  onDeleted,
}: {
  readonly picture: LibraryPicture;
  readonly onDeleted: () => void;
}) {
  if (uses.length > 0) {
    return (
      <p className="picture-uses">
        {uses.length === 1 ? "One post uses" : `${uses.length} posts use`} this picture:{" "}
        {uses.map(({ id: postId, title }, index) => (
          <span key={postId}>
            <Link to={`/admin/edit-post/${encodeURIComponent(postId)}`}>{title}</Link>
            {index < uses.length - 1 ? ", " : ". "}
          </span>
        ))}
        Take it out of {uses.length === 1 ? "it" : "them"} before you delete it.
      </p>
    );
  }
  return (
    <div className="picture-uses">
      <p>No post uses this picture. It can be brought back for 30 days.</p>
      <RequestButton
        send={() => image.$delete({ param: { id } })}
        onDone={onDeleted}
        look="btn destructive small"
      >
        Delete the picture
      </RequestButton>
    </div>
  );
}

/** A picture in the trash, which can be brought back. */
export function TrashedPicture({
  picture: { id },
  onRestored,
  onClose,
}: {
  readonly picture: LibraryPicture;
  readonly onRestored: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}) {
  return (
    <>
      <p>This picture is in the trash. After 30 days there it’s erased for good.</p>
      <RequestButton
        send={() => image.restore.$post({ param: { id } })}
        onDone={onRestored}
        autoFocus
        beside={
          <button type="button" className="btn ghost" onClick={onClose}>
            Close
          </button>
        }
      >
        Bring it back
      </RequestButton>
    </>
  );
}

/** Erases a picture for good, after it has shown where the picture stands. For owners. */
export function ErasePicture({
  picture: { id, name },
  onErased,
}: {
  readonly picture: LibraryPicture;
  readonly onErased: () => void;
}) {
  const [places, setPlaces] = useState<readonly PicturePlace[]>();
  return (
    <div className="picture-uses">
      <RequestButton
        send={() => image.places.$get({ param: { id } })}
        onDone={(answer) => setPlaces(answer.places)}
        look="btn ghost small"
      >
        Erase for good…
      </RequestButton>
      {places ? (
        <ConfirmDeleteDialog
          title={`Erase “${name}”?`}
          actionLabel="Erase for good"
          onConfirm={() => image.bytes.$delete({ param: { id } })}
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
