import { useEffect, useState } from "react";
import type { WritingDesk } from "./writing-desk.ts";

const LOOK_EVERY_MS = 2000;

/**
 * The ids of the same person's other open tabs on a post; undefined until they are known. Every tab holds a lock
 * with its name, which the browser releases however the tab is closed.
 */
export function useOpenTabs(
  desk: WritingDesk | undefined,
  id: string,
): ReadonlySet<string> | undefined {
  const [open, setOpen] = useState<ReadonlySet<string>>();

  useEffect(() => {
    if (!desk) return undefined;
    const prefix = `${desk.user.id} ${id} `;
    const closing = new AbortController();
    // Only secure addresses have locks; without them no other tab is known.
    const locks = "locks" in navigator ? navigator.locks : undefined;
    const untilClosed = () =>
      new Promise<void>((resolve) => closing.signal.addEventListener("abort", () => resolve()));
    void locks?.request(prefix + desk.tab, untilClosed);

    async function look() {
      const { held = [] } = (await locks?.query()) ?? {};
      const tabs = held.flatMap(({ name = "" }) =>
        name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      if (!closing.signal.aborted) setOpen(new Set(tabs.filter((tab) => tab !== desk?.tab)));
    }
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      closing.abort();
      clearInterval(timer);
    };
  }, [desk, id]);

  return open;
}
