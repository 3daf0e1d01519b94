import { useEffect, useEffectEvent, useState } from "react";
import type { Presence } from "../../../../backend/ports/writing.ts";
import { isOfThisDevice, type WritingDesk } from "./writing-desk.ts";

/** So often the server is asked who else is here, while the page is seen. */
const ASK_EVERY_MS = 30_000;

/** The others at a post, as far as they matter to whoever writes here. */
export interface Others {
  /** Names of those who are writing here now. */
  readonly writers: readonly string[];
  /** Whether one is writing here oneself, on another device. */
  readonly onOtherDevice: boolean;
  /** Who saved after what stands here; empty where that is not known. */
  readonly savedBy: string | undefined;
  /** Who moved the post to the trash. */
  readonly trashedBy: string | undefined;
}

/**
 * Who else is at the post: learned whenever words are kept, and asked for now and then, so that also
 * whoever only reads hears of it.
 */
export function useCompany({
  desk,
  id,
  version,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  /** The version that is edited; none when the post was never saved. */
  readonly version: number | undefined;
}) {
  const [company, setCompany] = useState<Presence>({ writers: [], tabs: [], savedBy: "" });
  const ask = useEffectEvent(() => {
    if (!desk || version === undefined || document.visibilityState === "hidden") return;
    // Who does not answer is asked again.
    void desk.port.presence(id).then(setCompany, () => undefined);
  });

  useEffect(() => {
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);

  const { writers, tabs, trashedBy, savedBy } = company;
  const onOtherDevice = desk !== undefined && tabs.some((tab) => !isOfThisDevice(tab, desk.tab));
  const overtaken = trashedBy === undefined && (company.version ?? 0) > (version ?? 0);
  const others: Others = {
    writers,
    onOtherDevice,
    trashedBy,
    savedBy: overtaken ? savedBy : undefined,
  };
  return { others, meet: setCompany };
}
