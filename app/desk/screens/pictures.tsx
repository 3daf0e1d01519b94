import { useEffect, useEffectEvent, useState } from "react";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import { useToast } from "#app/desk/frame/toast.tsx";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import {
  DeletePicture,
  ErasePicture,
  TrashedPicture,
} from "#app/desk/pictures/picture-actions.tsx";
import { Library } from "#app/desk/pictures/library.tsx";
import { LinkedFiles } from "#app/desk/pictures/linked-files.tsx";
import { filesOf, onFileDrop } from "#app/desk/pictures/upload/dropped-files.ts";
import { PictureDetails } from "#app/desk/pictures/picture-details.tsx";
import { UploadButtons } from "#app/desk/pictures/upload/upload-buttons.tsx";
import { UploadList } from "#app/desk/pictures/upload/upload-list.tsx";
import { type LibraryPicture, useLibrary } from "#app/desk/pictures/use-library.ts";
import { useUnsavedDetails } from "#app/desk/pictures/use-unsaved-details.ts";
import { useUploads } from "#app/desk/pictures/upload/use-uploads.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  // Contributors choose and describe theirs while writing (decision 115).
  if (user.role === "contributor") throw new BackendError("forbidden");
  return { ...(await bodyOf(api.files.$get())), isOwner: user.role === "owner" };
}

export const title = "Pictures";

/** The picture library. Files arrive by button, camera, drop or paste; each picture opens to be described. */
export default function AdminPictures({
  loaderData: { files, isOwner },
}: ScreenProps<typeof loader>) {
  const library = useLibrary();
  /** The pictures to open, one after the other. The first one is open. */
  const [[open], setWaiting] = useState<readonly LibraryPicture[]>([]);
  const closeOne = () => setWaiting((all) => all.slice(1));
  const unsaved = useUnsavedDetails();
  const toast = useToast();
  const { uploads, add, retry } = useUploads((picture) => {
    library.put(picture);
    if (picture.alt === null && !picture.decorative) setWaiting((all) => [...all, picture]);
    else toast({ text: `“${picture.name}” is in the library.` });
  });

  function keep(picture: LibraryPicture) {
    library.put(picture);
    toast({ text: `Saved “${picture.name}”.` });
  }

  /** The picture that was removed last, and with it the focused element. */
  const [gone, setGone] = useState<LibraryPicture>();
  // Runs once its dialog is closed: until then nothing behind it can take the focus.
  useEffect(() => {
    if (gone) document.getElementById("main")?.focus({ preventScroll: true });
  }, [gone]);
  function dropOne() {
    if (open) library.drop(open.id);
    unsaved.reset();
    closeOne();
    setGone(open);
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = filesOf(event.clipboardData);
    if (pasted.length > 0) void add(pasted);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);

  return (
    <div className="wrap desk-page management" {...onFileDrop((dropped) => void add(dropped))}>
      <div className="desk-head">
        <h1>Pictures</h1>
        <UploadButtons onFiles={(chosen) => void add(chosen)} />
      </div>
      <p className="hint">
        Drop photos anywhere on this page, or paste one. Place and camera data are removed.
      </p>
      <UploadList uploads={uploads} onRetry={(upload) => void retry(upload)} />
      <Library library={library} onPick={(picture) => setWaiting([picture])} hasTrash />
      <LinkedFiles files={files} isOwner={isOwner} />
      {open ? (
        <Modal
          title={open.name}
          className="picture-modal management"
          onCancel={() => unsaved.before(closeOne)}
        >
          {open.deletedAt === undefined ? (
            <>
              <PictureDetails
                key={open.id}
                picture={open}
                saveLabel="Save"
                unsaved={unsaved}
                onSaved={(picture) => {
                  keep(picture);
                  closeOne();
                }}
                onKept={keep}
              >
                <CancelButton>Close</CancelButton>
              </PictureDetails>
              <DeletePicture
                picture={open}
                onDeleted={() => {
                  dropOne();
                  toast({ text: `Moved “${open.name}” to the trash.` });
                }}
              />
            </>
          ) : (
            <TrashedPicture
              picture={open}
              onRestored={(picture) => {
                dropOne();
                toast({ text: `“${picture.name}” is back in the library.` });
              }}
            />
          )}
          {isOwner ? (
            <ErasePicture
              key={open.id}
              picture={open}
              onErased={() => {
                dropOne();
                toast({ text: `Erased “${open.name}”.` });
              }}
            />
          ) : null}
        </Modal>
      ) : null}
    </div>
  );
}
