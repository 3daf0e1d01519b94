import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UnsavedFields } from "../../../../backend/ports/writing.ts";
import type { OtherTabs } from "./other-tabs.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Open tabs answer within this time; only then is it known which unsaved changes are left over. */
const SETTLED_MS = 200;

/** The same person's other tabs on this post. */
export function useOtherTabs({
  desk,
  id,
  getChanges,
  onHandedOver,
  onTakeOver,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  /** The changes in this tab. */
  readonly getChanges: () => UnsavedFields;
  /** Another tab has autosaved this tab's changes. */
  readonly onHandedOver: () => void;
  /** Takes over another tab's changes; resolves to whether they are safe. */
  readonly onTakeOver: (changes: UnsavedFields) => Promise<boolean>;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [elsewhere, setElsewhere] = useState(false);
  const [settled, setSettled] = useState(false);
  const tabs = useRef<OtherTabs>(undefined);
  const readChanges = useEffectEvent(getChanges);
  const handedOver = useEffectEvent(onHandedOver);

  useEffect(() => {
    if (!desk) return undefined;
    let isClosed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Only the edition that saves drafts loads this.
    void import("./other-tabs.ts").then(({ joinTabs }) => {
      if (isClosed) return;
      timer = setTimeout(() => setSettled(true), SETTLED_MS);
      tabs.current = joinTabs({
        userId: desk.user.id,
        postId: id,
        tab: desk.tab,
        getChanges: () => readChanges(),
        onHandedOver: () => handedOver(),
        report(others, isElsewhere) {
          setOpen(others);
          setElsewhere(isElsewhere);
        },
      });
    });
    return () => {
      isClosed = true;
      clearTimeout(timer);
      tabs.current?.leave();
      tabs.current = undefined;
    };
  }, [desk, id]);

  async function takeOver() {
    const changes = await tabs.current?.requestChanges();
    if (!changes) return;
    if (await onTakeOver(changes)) tabs.current?.confirm(changes.tab);
  }

  return {
    /** Whether another tab is the active one. */
    elsewhere,
    /** The changes of open tabs are not left over. */
    isOpen: (tab: string) => !settled || open.has(tab),
    takeOver: () => void takeOver(),
  };
}
