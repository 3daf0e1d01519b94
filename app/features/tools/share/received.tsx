import { useState, useSyncExternalStore } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";

const FromLink = lazyPart(async () => (await import("./from-link.tsx")).FromLink);

/** Offers the numbers in a shared link. They never replace the reader's own without asking. */
export function Received() {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => "",
  );
  const [closed, setClosed] = useState("");
  // A link to a heading carries no numbers.
  if (hash === closed || !hash.includes("?")) return null;
  return <FromLink hash={hash} close={() => setClosed(hash)} />;
}

function onHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
