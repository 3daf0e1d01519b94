import { useRef } from "react";
import { ACCEPTED } from "./photo-file.ts";

/** Files from the device, and on a phone its camera. */
export function UploadButtons({
  onFiles,
  several = true,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly several?: boolean;
}) {
  const [chooser, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const input = {
    type: "file",
    accept: ACCEPTED,
    hidden: true,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      onFiles([...(currentTarget.files ?? [])]);
      // The same file may be chosen again.
      currentTarget.value = "";
    },
  };
  return (
    <div className="upload-buttons">
      <button type="button" className="btn" onClick={() => chooser.current?.click()}>
        {several ? "Choose photos" : "Choose a photo"}
      </button>
      <button
        type="button"
        className="btn ghost take-photo"
        onClick={() => camera.current?.click()}
      >
        Take a photo
      </button>
      <input ref={chooser} {...input} multiple={several} />
      <input ref={camera} {...input} capture="environment" />
    </div>
  );
}
