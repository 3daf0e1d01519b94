import { Button } from "#app/ui/button.tsx";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import type { UploadState } from "./use-uploads.ts";

/** The running and failed uploads, each with a button to cancel, retry or close. */
export function UploadList({
  uploads,
  onRetry,
}: {
  readonly uploads: readonly UploadState[];
  readonly onRetry: (upload: UploadState) => void;
}) {
  return (
    <ul className="uploads" aria-label="Uploads" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.problem === "" ? (
            <>
              <label htmlFor={upload.key}>Uploading {upload.file.name}</label>
              <progress id={upload.key} value={upload.part} />
            </>
          ) : (
            <p className="err">
              <AlertIcon />
              {upload.problem}
            </p>
          )}
          {upload.canRetry ? (
            <Button look="ghost small" onClick={() => onRetry(upload)}>
              Try again
            </Button>
          ) : null}
          <Button look="ghost small" about={upload.file.name} onClick={upload.cancel}>
            {upload.problem === "" ? "Cancel" : "Close"}
          </Button>
        </li>
      ))}
    </ul>
  );
}
