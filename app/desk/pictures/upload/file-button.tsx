import { type ComponentProps, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** A button that opens the device's file chooser. */
export function FileButton({
  accept,
  multiple = false,
  camera = false,
  label,
  onFiles,
  ...button
}: ComponentProps<typeof Button> & {
  /** The `accept` attribute of the file input. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Opens a phone's camera instead. */
  readonly camera?: boolean;
  /** An accessible name for the hidden file input. */
  readonly label?: string;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        multiple={multiple}
        capture={camera ? "environment" : undefined}
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allow choosing the same file again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
