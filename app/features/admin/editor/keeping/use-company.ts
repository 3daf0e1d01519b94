import { useEffect, useEffectEvent, useState } from "react";
import type { Company } from "../../../../backend/ports/writing.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** So often the server is asked who else is here, while the page is seen. */
const ASK_EVERY_MS = 30_000;

/** The others at a post, as far as they matter to whoever writes here. */
export interface Others {
  /** Names of those who are writing here now. */
  readonly writers: readonly string[];
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
  const [company, setCompany] = useState<Company>({ writers: [], savedBy: "" });
  const ask = useEffectEvent(() => {
    if (!desk || version === undefined || document.visibilityState === "hidden") return;
    // Who does not answer is asked again.
    void desk.port.company(id).then(setCompany, () => undefined);
  });

  useEffect(() => {
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);

  const { writers, trashedBy, savedBy } = company;
  const overtaken = trashedBy === undefined && (company.version ?? 0) > (version ?? 0);
  const others: Others = { writers, trashedBy, savedBy: overtaken ? savedBy : undefined };
  return { others, meet: setCompany };
}
