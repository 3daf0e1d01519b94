import { useState } from "react";

/** The time of a component's first render, in milliseconds since 1970. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
