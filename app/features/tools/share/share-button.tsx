import { useState } from "react";
import { NOT_LOADED, ToolButton } from "../parts/controls.tsx";

/** Hands an address to the phone's share sheet, or copies it. Null is too much for a link. */
export function ShareButton({
  label,
  title,
  address,
  copied,
  tooLong,
}: {
  readonly label: string;
  /** In the share sheet. */
  readonly title: string;
  readonly address: () => Promise<string | null>;
  readonly copied: string;
  readonly tooLong: string;
}) {
  const [status, setStatus] = useState<string | null>(null);
  const [shown, setShown] = useState("");
  const share = async () => {
    let url: string | null;
    try {
      url = await address();
    } catch {
      setStatus(NOT_LOADED);
      return;
    }
    if (url === null) {
      setStatus(tooLong);
      return;
    }
    setShown(url);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setStatus(copied);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setStatus("Copy the link from here:");
    }
  };
  return (
    <div className="tool-share">
      <ToolButton className="btn ghost" onClick={() => void share()}>
        {label}
      </ToolButton>
      {status ? (
        <p role="status">
          {status} <a href={shown}>{shown}</a>
        </p>
      ) : null}
    </div>
  );
}
