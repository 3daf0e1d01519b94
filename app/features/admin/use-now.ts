import { useState } from "react";

/** The moment at which a part of the desk was first drawn, in milliseconds since 1970. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
