import { useEffect, useEffectEvent, useState } from "react";
import type { Presence } from "#app/backend/http/writing.ts";
import { isOfThisDevice, type WritingDesk } from "./writing-desk.ts";

/** How often to ask the server who else is here, while the page is visible. */
const ASK_EVERY_MS = 10_000;

/** Other people's activity on a post, as far as it concerns this editor. */
export interface Others {
  /** Names of people who are editing it now. */
  readonly writers: readonly string[];
  /** Whether the same user is editing it on another device. */
  readonly onOtherDevice: boolean;
  /** Who saved after this form was loaded; empty if unknown. */
  readonly savedBy: string | undefined;
  /** Who moved the post to the trash. */
  readonly trashedBy: string | undefined;
}

/** Who else is editing the post. Each autosave reports it, and regular requests do for people who only read. */
export function usePresence({
  desk,
  id,
  version,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  /** The version being edited; undefined if the post was never saved. */
  readonly version: number | undefined;
}) {
  const [presence, setPresence] = useState<Presence>({
    writers: [],
    tabs: [],
    version: null,
    savedBy: "",
  });
  const refresh = useEffectEvent(() => {
    if (!desk || version === undefined || document.visibilityState === "hidden") return;
    // A failed request is repeated at the next interval.
    void desk.port.presence(id).then(setPresence, () => undefined);
  });

  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);

  const { writers, tabs, trashedBy, savedBy } = presence;
  const onOtherDevice = desk !== undefined && tabs.some((tab) => !isOfThisDevice(tab, desk.tab));
  const isOutdated = trashedBy === undefined && (presence.version ?? 0) > (version ?? 0);
  const others: Others = {
    writers,
    onOtherDevice,
    trashedBy,
    savedBy: isOutdated ? savedBy : undefined,
  };
  return { others, setPresence };
}
