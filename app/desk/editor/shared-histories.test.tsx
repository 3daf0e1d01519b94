// @vitest-environment jsdom
import fc from "fast-check";
import { act, useEffect } from "react";
import { expect, test } from "vitest";
import { HISTORIES } from "#tests/support/runs.ts";
import { Refusal } from "#app/backend/http/client.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import { deskScreen } from "#app/desk/testing/screen.tsx";
import { copiesOnDevice } from "./autosave/device-drafts.ts";
import { SharedDraftNotes } from "./autosave/shared-draft-notes.tsx";
import { type DraftKind, useSharedDraft, type Version } from "./autosave/use-shared-draft.ts";
import { ANA, device, DEVICE_PAUSE_MS, wait, withFakeClock, withWord } from "./testing/history.tsx";

type Letter = Readonly<Record<"subject" | "text", string>>;
type Writing = ReturnType<typeof useSharedDraft<Letter>>;

/** A window of Ana's browser with the letter. */
interface Window extends Awaited<ReturnType<typeof deskScreen>> {
  /** Undefined once the window is left. */
  readonly writing: Writing | undefined;
  readonly crash: () => Promise<void>;
}

/** A letter on a server: Ana writes it in several windows, Ben changes it too, and the connection can break. */
function createLetter() {
  const connection = { isOn: true, losesAnswers: false };
  let now: Version<Letter> = { version: 1, values: { subject: "s0", text: "p0\n\np1" }, by: "Ana" };
  const travel = () => new Promise((resolve) => setTimeout(resolve, 40));
  const opened: Window[] = [];

  function put(version: number, values: Letter, by: string): Version<Letter> {
    if (version !== now.version) {
      const reason = { code: "changed", message: "", current: now };
      throw new Refusal(new Response(null, { status: 409 }), reason);
    }
    now = { version: version + 1, values, by };
    return now;
  }

  /** Sends a request over the connection, which can be off or lose the answer. */
  async function ask<Answer>(request: () => Answer): Promise<Answer> {
    await travel();
    if (!connection.isOn) throw new BackendError("offline");
    const loses = connection.losesAnswers;
    const answer = await Promise.resolve()
      .then(request)
      .then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
    await travel();
    if (loses || !connection.isOn) throw new BackendError("offline");
    return answer();
  }

  async function open(): Promise<Window> {
    let crashed = false;
    const reading = copiesOnDevice(ANA.id, "letter");
    await wait(20);
    const desk = { user: ANA, kept: await reading };
    const first = now;
    const kind: DraftKind<Letter> = {
      name: "letter",
      save: (_, version, values) =>
        crashed ? new Promise(() => {}) : ask(() => put(version, values, "Ana")),
      current: ({ reason }) => (reason.code === "changed" ? now : undefined),
      read: (copy, draft) => ({ ...draft, ...copy }),
    };
    let writing: Writing | undefined;
    function Writer() {
      const draft = useSharedDraft(kind, "letter", first, desk);
      useEffect(() => {
        writing = crashed ? undefined : draft;
        return () => {
          writing = undefined;
        };
      });
      const fieldOf = (label: string) => ({ label, isLine: label === "subject" });
      return <SharedDraftNotes writing={draft} what="letter" desk={desk} fieldOf={fieldOf} />;
    }
    const window: Window = {
      ...(await deskScreen(<Writer />)),
      get writing() {
        return writing;
      },
      async crash() {
        crashed = true;
        // A crash saves nothing, but closing the window would.
        device.allowsStorage = false;
        await window.close();
        device.allowsStorage = true;
      },
    };
    await wait(5);
    opened.push(window);
    return window;
  }

  return {
    connection,
    opened,
    open,
    benSaves: (add: (values: Letter, word: string) => Letter) =>
      put(now.version, add(now.values, `b${now.version}`), "Ben"),
    /** Publishes the saved letter, which creates another version. */
    publish: (writing: Writing) =>
      writing.afterSaving((version) =>
        ask(() => put(version, now.values, "Ana")).then(
          (saved) => writing.continueFrom(saved),
          () => undefined,
        ),
      ),
    /** All words on the server, on the device and in open windows. */
    words: async (): Promise<string[]> => {
      const reading = copiesOnDevice(ANA.id, "letter");
      await wait(10);
      const copies = (await reading).map(({ fields }) => fields);
      const drafts = opened.map(({ writing }) => writing?.draft ?? {});
      return [now.values, ...copies, ...drafts].flatMap(wordsIn);
    },
  };
}

const wordsIn = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts).flatMap((text) => text.split(/\s+/));

/** Adds a word to the subject or to a paragraph of the text. */
const add = (values: Letter, word: string, place: number): Letter =>
  place === 0
    ? { ...values, subject: `${values.subject} ${word}` }
    : { ...values, text: withWord(values.text, word, place) };

const step = fc.record({
  at: fc.nat({ max: 1 }),
  does: fc.constantFrom(
    "type",
    "type, and wait for a save",
    "Continue with them",
    "Compare and choose",
    "discard",
    "publish",
    "leave",
    "crash",
    "Ben saves",
    "cut or connect",
    "lose answers or not",
  ),
  place: fc.nat({ max: 3 }),
  ms: fc.constantFrom(0, 30, 60, 400, 2500, 20_000),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const history = (...steps: [Step["at"], Step["does"], Step["place"], Step["ms"]][]): [Step[]] => [
  steps.map(([at, does, place, ms]) => ({ at, does, place, ms })),
];

/** Sequences that lost words before the code was corrected. */
const examples = [
  // Words were typed right after a choice, before it was saved.
  history(
    [0, "type", 1, 0],
    [1, "type", 1, 2500],
    [1, "Compare and choose", 0, 0],
    [1, "type", 0, 0],
    [1, "type", 0, 2500],
    [1, "type", 0, 0],
  ),
  // A save already in progress overwrote the chosen text.
  history(
    [0, "type", 0, 0],
    [1, "type", 1, 20_000],
    [0, "type", 3, 20_000],
    [0, "lose answers or not", 0, 0],
    [0, "Compare and choose", 0, 0],
    [0, "type", 1, 0],
    [0, "type", 0, 0],
    [1, "type", 0, 2500],
    [0, "type", 0, 2500],
  ),
  // Continuing with the text left out took it for the version that it was based on.
  history(
    [0, "type", 0, 0],
    [1, "type", 0, 400],
    [0, "crash", 0, 0],
    [0, "Continue with them", 0, 0],
    [0, "type", 0, 0],
    [0, "type", 0, 0],
    [0, "Continue with them", 0, 0],
    [0, "type", 0, 0],
  ),
  // Another window added words to the text that was offered.
  history(
    [0, "type", 1, 0],
    [0, "cut or connect", 0, 400],
    [0, "Compare and choose", 0, 60],
    [1, "cut or connect", 0, 0],
    [0, "cut or connect", 0, 0],
    [0, "type", 1, 400],
    [0, "Compare and choose", 0, 60],
    [0, "crash", 0, 0],
    [1, "Continue with them", 0, 0],
  ),
];

test("no sequence of edits, choices, crashes and lost connections in several windows loses a word of a letter", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), (steps) =>
      withFakeClock(async () => {
        const { connection, opened, open, benSaves, publish, words } = createLetter();
        const windows: (Window | undefined)[] = [];
        const typed = new Map<string, { readonly window: Window; readonly at: number }>();

        async function write(window: Window, { does, place }: (typeof steps)[number]) {
          const { writing, screen, press } = window;
          if (!writing) return;
          const dialog = screen.querySelector("dialog");
          if (dialog) {
            for (const [index, choice] of dialog.querySelectorAll("fieldset").entries()) {
              const sides = choice.querySelectorAll<HTMLElement>("input");
              await act(async () => sides[(index + place) % sides.length]?.click());
            }
            await press(does === "leave" ? "Keep writing" : "Save together");
          } else if (does.startsWith("type")) {
            const word = `w${typed.size + 1}`;
            typed.set(word, { window, at: Date.now() });
            await act(async () => writing.change(add(writing.draft, word, place)));
          } else if (does === "discard") {
            for (const word of wordsIn(writing.earlier?.fields ?? {})) typed.delete(word);
            await act(async () => void writing.discardEarlier());
          } else if (does === "publish") await act(async () => void publish(writing));
          else if (does === "leave") await window.leave();
          else if (does === "crash") {
            await window.crash();
            const keptUntil = Date.now() - DEVICE_PAUSE_MS;
            for (const [word, one] of typed)
              if (one.window === window && one.at > keptUntil) typed.delete(word);
          } else await press(does);
        }

        try {
          for (const next of steps) {
            const { at, does, place, ms } = next;
            if (does === "cut or connect") connection.isOn = !connection.isOn;
            if (connection.isOn) await act(async () => dispatchEvent(new Event("online")));
            if (does === "lose answers or not") connection.losesAnswers = !connection.losesAnswers;
            if (does === "Ben saves") benSaves((values, word) => add(values, word, place));
            // A letter opens only with a connection.
            const canOpen = connection.isOn && !connection.losesAnswers;
            const window = windows[at]?.writing || !canOpen ? windows[at] : await open();
            windows[at] = window;
            if (window) await write(window, next);
            await wait(does === "type, and wait for a save" ? 2500 : ms);
          }
          Object.assign(connection, { isOn: true, losesAnswers: false });
          await wait(40_000);
          const there = await words();
          expect([...typed.keys()].filter((word) => !there.includes(word))).toEqual([]);
        } finally {
          for (const window of opened) await window.close();
        }
      }),
    ),
    { examples, numRuns: HISTORIES },
  );
}, 600_000);
