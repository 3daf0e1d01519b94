import { useState } from "react";
import { Act } from "../parts/act.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** A link that carries the numbers behind its #, where no server sees them. */
export function ShareLink() {
  const { state } = useRanch();
  const [told, setTold] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const share = async () => {
    const loaded = await import("./shared-numbers.ts").catch(() => null);
    if (!loaded) {
      setTold("This part did not load. Try again with signal.");
      return;
    }
    const url = loaded.shareAddress(state.file);
    setAddress(url);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: "My season", url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setTold("The link is copied. It holds these numbers and nothing else.");
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setTold("Copy the link from here:");
    }
  };
  return (
    <div className="tool-share">
      <Act className="btn small ghost" onClick={() => void share()}>
        Share these numbers
      </Act>
      {told ? (
        <p role="status">
          {told} <a href={address}>{address}</a>
        </p>
      ) : null}
    </div>
  );
}
