import { useState } from "react";

/** Copies a text; where the clipboard is out of reach, says to select it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [said, setSaid] = useState("");
  return (
    <>
      <button
        type="button"
        className="btn ghost small"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setSaid("Copied"),
            () => setSaid("Select the text and copy it by hand."),
          );
        }}
      >
        {label}
      </button>
      <span role="status" className="hint said">
        {said}
      </span>
    </>
  );
}
