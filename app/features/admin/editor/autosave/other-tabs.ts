import { z } from "zod/mini";
import type { UnsavedFields } from "../../../../backend/ports/writing.ts";

const CHANNEL = "first-paddock-desk";
/** An open tab answers within this time. */
const ANSWER_MS = 400;

const words = z.object({
  tab: z.string(),
  baseVersion: z.number(),
  fields: z.record(z.string(), z.string()),
});
const message = z.object({
  /** Identifies the user and the post. */
  about: z.string(),
  from: z.string(),
  /** The one tab addressed; all if missing. */
  to: z.optional(z.string()),
  /**
   * `hello`: I am open; `here`: so am I; `bye`: I am closing; `ask`: I take over, send me your changes;
   * `words`: here they are; `kept`: they are safe with me.
   */
  says: z.enum(["hello", "here", "bye", "ask", "words", "kept"]),
  words: z.optional(words),
});
type Message = z.infer<typeof message>;

export interface TabsHost {
  readonly userId: string;
  readonly postId: string;
  /** This tab's id. */
  readonly tab: string;
  /** The changes in this tab. */
  readonly getChanges: () => UnsavedFields;
  /** Another tab has autosaved this tab's changes. */
  readonly onHandedOver: () => void;
  /** Reports the other open tabs, and whether one of them is the active one. */
  readonly report: (open: ReadonlySet<string>, activeElsewhere: boolean) => void;
}

export interface OtherTabs {
  /** Takes over: resolves to the active tab's changes, or undefined if none answers. */
  readonly requestChanges: () => Promise<UnsavedFields | undefined>;
  /** The changes of a tab are autosaved here now. */
  readonly confirm: (tab: string) => void;
  readonly leave: () => void;
}

/** Connects one person's tabs on the same post, so that they can hand over their changes. */
export function joinTabs({
  userId,
  postId,
  tab,
  getChanges,
  onHandedOver,
  report,
}: TabsHost): OtherTabs {
  const about = `${userId} ${postId}`;
  const channel = new BroadcastChannel(CHANNEL);
  const open = new Set<string>();
  let activeElsewhere = false;
  let answer: ((words: UnsavedFields) => void) | undefined;

  const send = (says: Message["says"], more: Pick<Message, "to" | "words"> = {}) =>
    channel.postMessage({ about, from: tab, says, ...more } satisfies Message);
  const reportTabs = () => report(new Set(open), activeElsewhere && open.size > 0);

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { data: received } = message.safeParse(data);
    if (!received || received.about !== about || (received.to !== undefined && received.to !== tab))
      return;
    if (received.says === "bye") open.delete(received.from);
    else open.add(received.from);
    if (received.says === "hello") send("here", { to: received.from });
    // The tab that was open first is active, until another asks to take over.
    if (received.says === "here" || received.says === "ask") activeElsewhere = true;
    if (received.says === "ask") send("words", { to: received.from, words: getChanges() });
    if (received.says === "words" && received.words) answer?.(received.words);
    if (received.says === "kept") onHandedOver();
    reportTabs();
  };

  const bye = () => send("bye");
  // A page from the back/forward cache is open again.
  const hello = () => send("hello");
  addEventListener("pagehide", bye);
  addEventListener("pageshow", hello);
  hello();

  return {
    requestChanges() {
      activeElsewhere = false;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          answer = undefined;
          resolve(undefined);
        }, ANSWER_MS);
        answer = (words) => {
          answer = undefined;
          clearTimeout(timer);
          resolve(words);
        };
        send("ask");
        reportTabs();
      });
    },
    confirm: (to) => send("kept", { to }),
    leave() {
      removeEventListener("pagehide", bye);
      removeEventListener("pageshow", hello);
      bye();
      channel.close();
    },
  };
}
