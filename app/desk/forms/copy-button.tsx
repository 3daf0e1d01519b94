import { useState } from "react";

/** Copies a text, or says to select it if the clipboard is not available. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [status, setStatus] = useState("");
  return (
    <>
      <button
        type="button"
        className="btn ghost small"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setStatus("Copied"),
            () => setStatus("Select the text and copy it by hand."),
          );
        }}
      >
        {label}
      </button>
      <span role="status" className="hint said">
        {status}
      </span>
    </>
  );
}
