import { lazy, Suspense, useState, useSyncExternalStore } from "react";

const FromLink = lazy(async () => ({ default: (await import("./from-link.tsx")).FromLink }));

/** Numbers that came with a link are beside one's own, and never over them without a word. */
export function Received() {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => "",
  );
  const [closed, setClosed] = useState("");
  // A link to a heading of the page has no numbers.
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
