import { useEffect, useEffectEvent, useState } from "react";
import { useToast } from "../frame/toast.tsx";
import { Modal } from "../modal.tsx";
import { DeletePicture, ErasePicture, TrashedPicture } from "./picture-actions.tsx";
import { Library } from "./library.tsx";
import { LinkedFiles } from "./linked-files.tsx";
import { filesOf, onFileDrop } from "./upload/dropped-files.ts";
import { PictureDetails } from "./picture-details.tsx";
import { UploadButtons } from "./upload/upload-buttons.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { type LibraryPicture, useLibrary } from "./use-library.ts";
import { useUploads } from "./upload/use-uploads.ts";

/** The picture library. Files arrive by button, camera, drop or paste; each picture opens to be described. */
export function PicturesPage({
  isOwner,
}: {
  /** Only owners erase for good. */
  readonly isOwner: boolean;
}) {
  const library = useLibrary();
  const [open, setOpen] = useState<LibraryPicture>();
  const toast = useToast();
  const { uploads, add, retry } = useUploads((picture) => {
    library.put(picture);
    if (picture.alt === null && !picture.decorative) setOpen(picture);
    else toast({ text: `“${picture.name}” is in the library.` });
  });

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (files.length > 0) void add(files);
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
        <UploadButtons onFiles={(files) => void add(files)} />
      </div>
      <p className="hint">
        Drop photos anywhere on this page, or paste one. Place and camera data are removed.
      </p>
      <UploadList uploads={uploads} onRetry={(upload) => void retry(upload)} />
      <Library library={library} onPick={setOpen} hasTrash />
      <LinkedFiles isOwner={isOwner} />
      {open ? (
        <Modal
          title={open.name}
          className="picture-modal management"
          onCancel={() => setOpen(undefined)}
        >
          {open.deletedAt === undefined ? (
            <>
              <PictureDetails
                key={open.id}
                picture={open}
                saveLabel="Save"
                onSaved={(picture) => {
                  library.put(picture);
                  setOpen(undefined);
                  toast({ text: `Saved “${picture.name}”.` });
                }}
              >
                <button type="button" className="btn ghost" onClick={() => setOpen(undefined)}>
                  Close
                </button>
              </PictureDetails>
              <DeletePicture
                picture={open}
                onDeleted={() => {
                  library.drop(open.id);
                  setOpen(undefined);
                  toast({ text: `Moved “${open.name}” to the trash.` });
                }}
              />
            </>
          ) : (
            <TrashedPicture
              picture={open}
              onRestored={(picture) => {
                library.drop(picture.id);
                setOpen(undefined);
                toast({ text: `“${picture.name}” is back in the library.` });
              }}
              onClose={() => setOpen(undefined)}
            />
          )}
          {isOwner ? (
            <ErasePicture
              key={open.id}
              picture={open}
              onErased={() => {
                library.drop(open.id);
                setOpen(undefined);
                toast({ text: `Erased “${open.name}”.` });
              }}
            />
          ) : null}
        </Modal>
      ) : null}
    </div>
  );
}
