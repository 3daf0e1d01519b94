import { useState } from "react";
import { ToolButton } from "../parts/tool-button.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** A link with the numbers in its fragment, which no server sees. */
export function ShareLink() {
  const { state } = useRanch();
  const [status, setStatus] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const share = async () => {
    const loaded = await import("./shared-numbers.ts").catch(() => null);
    if (!loaded) {
      setStatus("This part didn’t load. Try again with signal.");
      return;
    }
    const url = loaded.shareAddress(state.file);
    if (url === null) {
      setStatus("These are too many numbers for a link. Send the backup file instead.");
      return;
    }
    setAddress(url);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: "My season", url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setStatus("The link is copied. It holds these numbers and nothing else.");
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setStatus("Copy the link from here:");
    }
  };
  return (
    <div className="tool-share">
      <ToolButton className="btn small ghost" onClick={() => void share()}>
        Share these numbers
      </ToolButton>
      {status ? (
        <p role="status">
          {status} <a href={address}>{address}</a>
        </p>
      ) : null}
    </div>
  );
}
