import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UnsavedFields } from "../../../../backend/ports/writing.ts";
import type { OtherTabs } from "./other-tabs.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Other tabs answer at once; only then is it known whose words an earlier visit left behind. */
const SETTLED_MS = 200;

/** One person's other tabs at this post. */
export function useOtherTabs({
  desk,
  id,
  give,
  given,
  onTaken,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  /** What stands here. */
  readonly give: () => UnsavedFields;
  /** Another tab has kept what stood here. */
  readonly given: () => void;
  /** These words of another tab are to stand here; says whether they are safe. */
  readonly onTaken: (words: UnsavedFields) => Promise<boolean>;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [elsewhere, setElsewhere] = useState(false);
  const [settled, setSettled] = useState(false);
  const tabs = useRef<OtherTabs>(undefined);
  const giveNow = useEffectEvent(give);
  const givenNow = useEffectEvent(given);

  useEffect(() => {
    if (!desk) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Only an edition that keeps what is written fetches it.
    void import("./other-tabs.ts").then(({ joinTabs }) => {
      if (left) return;
      timer = setTimeout(() => setSettled(true), SETTLED_MS);
      tabs.current = joinTabs({
        userId: desk.user.id,
        postId: id,
        tab: desk.tab,
        give: () => giveNow(),
        given: () => givenNow(),
        tell(others, isElsewhere) {
          setOpen(others);
          setElsewhere(isElsewhere);
        },
      });
    });
    return () => {
      left = true;
      clearTimeout(timer);
      tabs.current?.leave();
      tabs.current = undefined;
    };
  }, [desk, id]);

  async function takeOver() {
    const words = await tabs.current?.take();
    if (!words) return;
    if (await onTaken(words)) tabs.current?.kept(words.tab);
  }

  return {
    /** Whether another tab goes on with the post. */
    elsewhere,
    /** Tabs that are open hold their own words: nobody left those behind. */
    isOpen: (tab: string) => !settled || open.has(tab),
    takeOver: () => void takeOver(),
  };
}
