import { type ReactNode, useRef } from "react";

/** A button that asks for files of the device. */
export function FileButton({
  accept,
  look = "btn",
  busy = false,
  multiple = false,
  camera = false,
  label,
  onFiles,
  children,
}: {
  /** As of the file input. */
  readonly accept: string;
  readonly look?: string;
  readonly busy?: boolean;
  readonly multiple?: boolean;
  /** Opens a phone's camera instead. */
  readonly camera?: boolean;
  /** Names the file input, which nobody sees. */
  readonly label?: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** What the button says. */
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={look}
        aria-disabled={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
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
