import { useEffect, useEffectEvent, useId, useState } from "react";
import { holdsFiles } from "../editor/picture-files.ts";
import { Modal } from "../modal.tsx";
import { Library } from "./library.tsx";
import { filesOf } from "./upload/photo-file.ts";
import { PictureDetails } from "./picture-details.tsx";
import { UploadButtons } from "./upload/upload-buttons.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { type LibraryPicture, useLibrary } from "./use-library.ts";
import { useUploads } from "./upload/use-uploads.ts";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/pictures.css";

export interface PictureDialogProps {
  /** The label of the button that uses the picture. */
  readonly useLabel: string;
  /** Dropped or pasted files, uploaded at once. */
  readonly files?: readonly File[];
  readonly onPick: (picture: LibraryPicture) => void;
  readonly onCancel: () => void;
  /** Switches to entering a web address. */
  readonly onAddress?: (() => void) | undefined;
}

/** Chooses a picture for a post, from the library or the device, and asks for its description. */
export function PictureDialog({
  useLabel,
  files = [],
  onPick,
  onCancel,
  onAddress,
}: PictureDialogProps) {
  const id = useId();
  const library = useLibrary();
  const [selected, setSelected] = useState<LibraryPicture>();
  const { uploads, add, retry } = useUploads((picture) => {
    library.put(picture);
    setSelected(picture);
  });
  const addFirst = useEffectEvent(() => void add(files));
  useEffect(() => addFirst(), []);

  return (
    <Modal titleId={id} className="picture-modal management" onCancel={onCancel}>
      <div
        onDragOver={(event) => {
          if (holdsFiles(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={(event) => {
          if (!holdsFiles(event.dataTransfer)) return;
          event.preventDefault();
          event.stopPropagation();
          void add(filesOf(event.dataTransfer));
        }}
        onPaste={({ clipboardData }) => void add(filesOf(clipboardData))}
      >
        <h2 id={id}>{selected ? selected.name : "Picture"}</h2>
        <UploadList uploads={uploads} onRetry={(upload) => void retry(upload)} />
        {selected ? (
          <PictureDetails
            key={selected.id}
            picture={selected}
            saveLabel={useLabel}
            onSaved={onPick}
          >
            <button type="button" className="btn ghost" onClick={() => setSelected(undefined)}>
              Another picture
            </button>
          </PictureDetails>
        ) : (
          <>
            <div className="picture-ways">
              <UploadButtons multiple={false} onFiles={(given) => void add(given)} />
              {onAddress ? (
                <button type="button" className="btn ghost" onClick={onAddress}>
                  By web address
                </button>
              ) : null}
              <button type="button" className="btn ghost" onClick={onCancel}>
                Cancel
              </button>
            </div>
            <Library library={library} onPick={setSelected} />
          </>
        )}
      </div>
    </Modal>
  );
}
