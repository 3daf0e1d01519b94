import { useEffect, useEffectEvent, useState } from "react";
import { CancelButton, Modal } from "../modal.tsx";
import { Library } from "./library.tsx";
import { filesOf, onFileDrop } from "./upload/dropped-files.ts";
import { PictureDetails } from "./picture-details.tsx";
import { UploadButtons } from "./upload/upload-buttons.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { type LibraryPicture, useLibrary } from "./use-library.ts";
import { useUnsavedDetails } from "./use-unsaved-details.ts";
import { useUploads } from "./upload/use-uploads.ts";
import { Button } from "#app/ui/button.tsx";

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
  const library = useLibrary();
  const [selected, setSelected] = useState<LibraryPicture>();
  const unsaved = useUnsavedDetails();
  const { uploads, add, retry } = useUploads((picture) => {
    library.put(picture);
    // A picture that is being edited stays open.
    if (!unsaved.isTouched()) setSelected(picture);
  });
  const addFirst = useEffectEvent(() => void add(files));
  useEffect(() => addFirst(), []);

  return (
    <Modal
      title={selected ? selected.name : "Picture"}
      className="picture-modal management"
      onCancel={() => unsaved.before(onCancel)}
    >
      <div
        {...onFileDrop((dropped) => void add(dropped))}
        onPaste={({ clipboardData }) => void add(filesOf(clipboardData))}
      >
        <UploadList uploads={uploads} onRetry={(upload) => void retry(upload)} />
        {selected ? (
          <PictureDetails
            key={selected.id}
            picture={selected}
            saveLabel={useLabel}
            unsaved={unsaved}
            onSaved={onPick}
            onKept={library.put}
          >
            <Button look="ghost" onClick={() => unsaved.before(() => setSelected(undefined))}>
              Another picture
            </Button>
          </PictureDetails>
        ) : (
          <>
            <div className="picture-ways">
              <UploadButtons multiple={false} onFiles={(given) => void add(given)} />
              {onAddress ? (
                <Button look="ghost" onClick={onAddress}>
                  By web address
                </Button>
              ) : null}
              <CancelButton>Cancel</CancelButton>
            </div>
            <Library library={library} onPick={setSelected} />
          </>
        )}
      </div>
    </Modal>
  );
}
