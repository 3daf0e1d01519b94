import { FileButton } from "./file-button.tsx";
import { ACCEPTED } from "./photo-file.ts";

/** Buttons to choose photos or, on a phone, take one. */
export function UploadButtons({
  onFiles,
  multiple = true,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
}) {
  return (
    <div className="upload-buttons">
      <FileButton accept={ACCEPTED} multiple={multiple} onFiles={onFiles}>
        {multiple ? "Choose photos" : "Choose a photo"}
      </FileButton>
      <FileButton accept={ACCEPTED} look="ghost take-photo" camera onFiles={onFiles}>
        Take a photo
      </FileButton>
    </div>
  );
}
