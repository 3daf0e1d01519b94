import type { DragEvent } from "react";

/** The message about picture files in the edition without uploads. */
export const NO_UPLOADS =
  "Pictures can’t be uploaded in this edition. Paste a photo’s web address.";

/** Whether a drag or paste contains files rather than text. */
export function holdsFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files");
}

/** The files of a drag, paste or choice. */
export function filesOf(data: Pick<DataTransfer, "files"> | null): readonly File[] {
  return data ? [...data.files] : [];
}

/** The handlers of an element that takes dropped files. Without them the browser would open the file. */
export function onFileDrop<Target extends Element>(
  take: (files: readonly File[], event: DragEvent<Target>) => void,
) {
  return {
    onDragOver: (event: DragEvent<Target>) => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent<Target>) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      take(filesOf(event.dataTransfer), event);
    },
  };
}
