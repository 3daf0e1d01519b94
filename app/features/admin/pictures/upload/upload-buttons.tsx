import { useRef } from "react";
import { ACCEPTED } from "./photo-file.ts";

/** Buttons to choose files or, on a phone, take a photo. */
export function UploadButtons({
  onFiles,
  multiple = true,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
}) {
  const [fileInput, cameraInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const input = {
    type: "file",
    accept: ACCEPTED,
    hidden: true,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      onFiles([...(currentTarget.files ?? [])]);
      // Allow choosing the same file again.
      currentTarget.value = "";
    },
  };
  return (
    <div className="upload-buttons">
      <button type="button" className="btn" onClick={() => fileInput.current?.click()}>
        {multiple ? "Choose photos" : "Choose a photo"}
      </button>
      <button
        type="button"
        className="btn ghost take-photo"
        onClick={() => cameraInput.current?.click()}
      >
        Take a photo
      </button>
      <input ref={fileInput} {...input} multiple={multiple} />
      <input ref={cameraInput} {...input} capture="environment" />
    </div>
  );
}
