import { z } from "zod/mini";
import type { UnsavedFields } from "../../../../backend/ports/writing.ts";

const CHANNEL = "first-paddock-desk";
/** A tab that is open answers within so long. */
const ANSWER_MS = 400;

const words = z.object({
  tab: z.string(),
  baseVersion: z.number(),
  fields: z.record(z.string(), z.string()),
});
const message = z.object({
  /** Whose tabs these are, and of which post. */
  about: z.string(),
  from: z.string(),
  /** For one tab alone. */
  to: z.optional(z.string()),
  /** `hello`: I am open; `here`: so am I; `bye`: no longer; `ask`: I go on, give me your words;
   * `words`: these; `kept`: I have them safe. */
  says: z.enum(["hello", "here", "bye", "ask", "words", "kept"]),
  words: z.optional(words),
});
type Message = z.infer<typeof message>;

export interface TabsHost {
  readonly userId: string;
  readonly postId: string;
  /** This tab's own name. */
  readonly tab: string;
  /** What stands in this tab. */
  readonly give: () => UnsavedFields;
  /** Another tab has this one's words, and keeps them. */
  readonly given: () => void;
  /** Which other tabs are open by now; `elsewhere` when one of them goes on with the post. */
  readonly tell: (open: ReadonlySet<string>, elsewhere: boolean) => void;
}

export interface OtherTabs {
  /** Goes on here: the words of the tab that has them, unless none answers. */
  readonly take: () => Promise<UnsavedFields | undefined>;
  /** The words of a tab are kept here now. */
  readonly kept: (tab: string) => void;
  readonly leave: () => void;
}

/** The tabs of one person at one post tell each other of themselves, and hand their words on. */
export function joinTabs({ userId, postId, tab, give, given, tell }: TabsHost): OtherTabs {
  const about = `${userId} ${postId}`;
  const channel = new BroadcastChannel(CHANNEL);
  const open = new Set<string>();
  let elsewhere = false;
  let answer: ((words: UnsavedFields) => void) | undefined;

  const say = (says: Message["says"], more: Pick<Message, "to" | "words"> = {}) =>
    channel.postMessage({ about, from: tab, says, ...more } satisfies Message);
  const tellNow = () => tell(new Set(open), elsewhere && open.size > 0);

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { data: heard } = message.safeParse(data);
    if (!heard || heard.about !== about || (heard.to !== undefined && heard.to !== tab)) return;
    if (heard.says === "bye") open.delete(heard.from);
    else open.add(heard.from);
    if (heard.says === "hello") say("here", { to: heard.from });
    // Who was here first goes on with the post, and so does who asks for the words.
    if (heard.says === "here" || heard.says === "ask") elsewhere = true;
    if (heard.says === "ask") say("words", { to: heard.from, words: give() });
    if (heard.says === "words" && heard.words) answer?.(heard.words);
    if (heard.says === "kept") given();
    tellNow();
  };

  const bye = () => say("bye");
  // A page that the browser kept is open again.
  const hello = () => say("hello");
  addEventListener("pagehide", bye);
  addEventListener("pageshow", hello);
  hello();

  return {
    take() {
      elsewhere = false;
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
        say("ask");
        tellNow();
      });
    },
    kept: (to) => say("kept", { to }),
    leave() {
      removeEventListener("pagehide", bye);
      removeEventListener("pageshow", hello);
      bye();
      channel.close();
    },
  };
}
