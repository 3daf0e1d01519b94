import { useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** Copies a text, or says to select it if the clipboard is not available. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [status, setStatus] = useState("");
  return (
    <>
      <Button
        look="ghost small"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setStatus("Copied"),
            () => setStatus("Select the text and copy it by hand."),
          );
        }}
      >
        {label}
      </Button>
      <span role="status" className="hint said">
        {status}
      </span>
    </>
  );
}
