import { lazy, Suspense, useState, useSyncExternalStore } from "react";

const FromLink = lazy(async () => ({ default: (await import("./from-link.tsx")).FromLink }));

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
  return (
    <Suspense>
      <FromLink hash={hash} close={() => setClosed(hash)} />
    </Suspense>
  );
}

function onHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
