import { api } from "#app/backend/api.ts";
import { RequestButton, RequestForm, SubmitButton } from "../forms/request-form.tsx";
import { EraseForGood } from "./erase-for-good.tsx";
import { PostLinks } from "./post-links.tsx";
import type { LibraryPicture } from "./use-library.ts";
import { CancelButton } from "../modal.tsx";

const image = api.images[":id"];

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
        <PostLinks posts={uses} />. Take it out of {uses.length === 1 ? "it" : "them"} before you
        delete it.
      </p>
    );
  }
  return (
    <div className="picture-uses">
      <p>No post uses this picture. It can be brought back for 30 days.</p>
      <RequestButton
        send={() => image.$delete({ param: { id } })}
        onDone={onDeleted}
        look="destructive small"
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
}: {
  readonly picture: LibraryPicture;
  readonly onRestored: (picture: LibraryPicture) => void;
}) {
  return (
    <>
      <p>This picture is in the trash. After 30 days there it’s erased for good.</p>
      <RequestForm send={() => image.restore.$post({ param: { id } })} onDone={onRestored}>
        <p className="btns">
          <SubmitButton>Bring it back</SubmitButton>
          <CancelButton>Close</CancelButton>
        </p>
      </RequestForm>
    </>
  );
}

/** Erases a picture for good. For owners. */
export function ErasePicture({
  picture: { id, name },
  onErased,
}: {
  readonly picture: LibraryPicture;
  readonly onErased: () => void;
}) {
  const of = { param: { id } };
  return (
    <div className="picture-uses">
      <EraseForGood
        name={name}
        loadPlaces={() => image.places.$get(of)}
        describe={(titles) =>
          titles === ""
            ? "No post or page uses it, no older revision of one, and no letter that has yet to go out. Every size is erased."
            : `It’s used in ${titles}. Its place there then shows the drawing or nothing. Every size is erased.`
        }
        erase={() => image.bytes.$delete(of)}
        onErased={onErased}
      />
    </div>
  );
}
