import { useState } from "react";
import { createPortal } from "react-dom";
import { isServer } from "#app/backend/desk.ts";
import { LazyPictureDialog } from "#app/desk/pictures/lazy-picture-dialog.tsx";
import type { Reference } from "../tools/insert.ts";
import { TargetDialog } from "./target-dialog.tsx";
import { ReferenceDialog } from "./reference-dialog.tsx";

/**
 * Asks for a link or a picture. A new picture comes from the library, if there is one; an existing reference is
 * edited in place.
 */
export function ReferencePrompt({
  reference,
  byTitle,
  files,
  canAddPdf,
  onDone,
  onCancel,
}: {
  readonly reference: Reference;
  /** Whether a link's target is chosen by its title. */
  readonly byTitle: true | undefined;
  /** Dropped or pasted files; the dialog is for the first. */
  readonly files: readonly File[];
  readonly canAddPdf: boolean;
  readonly onDone: (reference: Reference) => void;
  readonly onCancel: () => void;
}) {
  const [byAddress, setByAddress] = useState(false);
  const more = files.length > 1 ? `, ${files.length - 1} more to come` : "";
  if (isServer && reference.kind === "picture" && reference.address === "" && !byAddress) {
    return (
      <LazyPictureDialog
        useLabel={`Insert picture${more}`}
        files={files.slice(0, 1)}
        onPick={({ address, alt, decorative }) =>
          onDone({ kind: "picture", words: decorative ? "" : alt || reference.words, address })
        }
        onCancel={onCancel}
        onAddress={() => setByAddress(true)}
      />
    );
  }
  return createPortal(
    byTitle ? (
      <TargetDialog words={reference.words} onDone={onDone} onCancel={onCancel} />
    ) : (
      <ReferenceDialog
        reference={reference}
        file={files[0]}
        canAddPdf={canAddPdf}
        more={more}
        onDone={onDone}
        onCancel={onCancel}
      />
    ),
    document.body,
  );
}
