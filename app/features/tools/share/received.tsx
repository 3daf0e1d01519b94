import { useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useHash } from "../shell/screens.tsx";

const FromLink = lazyPart(async () => (await import("./from-link.tsx")).FromLink);

const FromPhone = lazyPart(async () => (await import("./from-phone.tsx")).FromPhone);

/** Offers the numbers or the moves in a shared link. They never change the reader's own without asking. */
export function Received() {
  const hash = useHash() ?? "";
  const [closed, setClosed] = useState("");
  // A link to a heading carries no numbers.
  if (hash === closed || !hash.includes("?")) return null;
  if (hash.startsWith("#moves?")) return <FromPhone hash={hash} />;
  return <FromLink hash={hash} close={() => setClosed(hash)} />;
}
