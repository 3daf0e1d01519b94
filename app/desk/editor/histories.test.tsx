// @vitest-environment jsdom
import fc from "fast-check";
import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import { HISTORIES } from "#tests/support/runs.ts";
import { contentOf, device, inHistory, POST, type Tab, wait } from "./testing/history.tsx";

describe("no word is lost", () => {
  test("when the author types while the rest is saved as a copy", () =>
    inHistory(async ({ server, open, type, lost }) => {
      const tab = await open();
      const words = [await type(tab)];
      server.trashed.add(POST);
      await act(async () => tab.editor?.saveDraft());
      await wait(200);
      await tab.press("Save yours as a new draft");
      words.push(await type(tab));
      await wait(20_000);
      expect(tab.editor).toBeUndefined();
      expect(await lost(words)).toEqual([]);
    }));

  test.each([
    ["discarded, and the answer with its newest words is lost", "discard", true],
    ["continued", "restore", false],
  ] as const)("when another device adds to words while they are %s", (_, action, losesAnswers) =>
    inHistory(async ({ server, open, phoneTypes, lost }) => {
      phoneTypes();
      const tab = await open();
      server.connection.losesAnswers = losesAnswers;
      if (losesAnswers) phoneTypes();
      await act(async () => tab.editor?.session.unsaved[action]());
      await wait(120);
      const word = losesAnswers ? "w2" : phoneTypes();
      await wait(20_000);
      expect(await lost([word])).toEqual([]);
    }),
  );

  test("when a closed tab added some after they were offered, and the answer with them is lost", () =>
    inHistory(async ({ server, open, type, lost }) => {
      const tab = await open();
      await type(tab);
      await wait(2500);
      const other = await open();
      const word = await type(tab);
      await wait(2500);
      await tab.leave();
      await wait(20_000);
      server.connection.losesAnswers = true;
      await act(async () => other.editor?.session.unsaved.restore());
      await wait(1000);
      server.connection.losesAnswers = false;
      await wait(40_000);
      expect(await lost([word])).toEqual([]);
    }));

  test("when the editor is left before the words of an earlier visit have loaded", () =>
    inHistory(async ({ server, open, phoneTypes, lost }) => {
      const word = phoneTypes();
      const tab = await open();
      server.connection.takesMs = 1000;
      await act(async () => tab.editor?.session.unsaved.restore());
      await tab.leave();
      await wait(20_000);
      expect(await lost([word])).toEqual([]);
    }));

  test("by Cancel when neither the device nor the server can save: it asks first", () =>
    inHistory(async ({ server, open, type }) => {
      const tab = await open();
      await type(tab);
      device.allowsStorage = false;
      server.connection.isOn = false;
      await act(async () => tab.editor?.cancel(true));
      await tab.leave();
      await wait(5000);
      expect(tab.screen.textContent).toContain("Leave without saving?");
      expect(tab.screen.textContent).not.toContain("Your changes are kept.");
    }));
});

test("a link pressed twice while the typed text is still being saved navigates once", () =>
  inHistory(async ({ server, open, type }) => {
    const tab = await open();
    await type(tab);
    server.connection.takesMs = 1000;
    await tab.leave();
    await tab.leave();
    await wait(5000);
    expect(tab.screen.textContent).toMatch(/^Another screen/);
  }));

test("a second save waits for the first, and does not conflict with it", () =>
  inHistory(async ({ server, open, type }) => {
    const tab = await open();
    await type(tab);
    await act(async () => tab.editor?.saveDraft());
    await type(tab);
    await act(async () => void tab.editor?.publish({ kind: "unpublish" }));
    await wait(1000);
    expect(tab.editor?.dialog).toBeUndefined();
    expect(server.posts.get(POST)?.post.content).toMatch(/^p0 w1 w2\n/);
  }));

test("after continuing with somebody else's text, nothing is unsaved", () =>
  inHistory(async ({ open, benSaves }) => {
    const tab = await open();
    benSaves();
    await wait(11_000);
    await act(async () => tab.editor?.setDialog({ kind: "theirs" }));
    await wait(500);
    await tab.press("Continue with this text");
    await wait(5000);
    expect(contentOf(tab)).toBe("p0 b1\n\np1\n\np2");
    expect(tab.editor?.session.state.name).toBe("untouched");
  }));

describe("words of an earlier visit", () => {
  test("are deleted from that visit's autosave only once they are saved in this one", () =>
    inHistory(async ({ server, open, phoneTypes }) => {
      phoneTypes();
      const [tab, next] = [await open(), await open()];
      device.allowsStorage = false;
      server.connection.isOn = false;
      await act(async () => tab.editor?.session.unsaved.restore());
      await wait(1000);
      expect(tab.editor?.session.state).toMatchObject({ name: "failed", onDevice: false });
      await tab.leave();
      Object.assign(server.connection, { isOn: true, takesMs: 1000 });
      await act(async () => next.editor?.session.unsaved.restore());
      // Reading them and saving them here take two seconds each, so the save is not confirmed yet.
      await wait(3900);
      expect(server.autosaves.has("phone.1")).toBe(true);
      await wait(10_000);
      expect(server.autosaves.has("phone.1")).toBe(false);
      expect(contentOf(next)).toBe("p0 w1");
    }));

  test("replace what was typed before they were continued, which is then offered itself", () =>
    inHistory(async ({ open, type, phoneTypes }) => {
      phoneTypes();
      const tab = await open();
      await type(tab);
      for (const words of [/^p0 w1$/, /^p0 w2\n/, /^p0 w1$/]) {
        await act(async () => tab.editor?.session.unsaved.restore());
        await wait(3000);
        expect(contentOf(tab)).toMatch(words);
      }
      expect(tab.editor?.session.unsaved.changes?.fields["content"]).toMatch(/^p0 w2\n/);
    }));

  test("in the same tab are restored at once, without asking", () =>
    inHistory(async ({ open, type }) => {
      const tab = await open();
      await type(tab);
      await wait(500);
      tab.crash();
      const again = await open();
      expect(again.editor?.session.unsaved.changes).toBeUndefined();
      await wait(100);
      expect(contentOf(again)).toMatch(/^p0 w1\n/);
    }));

  test("are not taken over by another tab when theirs is closed, but offered there", () =>
    inHistory(async ({ open, type, lost }) => {
      const tab = await open();
      const words = [await type(tab)];
      await wait(2500);
      const other = await open();
      words.push(await type(tab));
      await tab.leave();
      // Long enough for the other tab to notice that the first is closed.
      for (const ms of [2000, 3000, 1000]) await wait(ms);
      expect(contentOf(other)).toMatch(/^p0\n/);
      await act(async () => other.editor?.session.unsaved.restore());
      await wait(3000);
      expect(contentOf(other)).toMatch(/^p0 w1 w2\n/);
      expect(await lost(words)).toEqual([]);
    }));

  test("include what their tab added after they were offered, and Discard does not delete these newer words", () =>
    inHistory(async ({ open, phoneTypes }) => {
      phoneTypes();
      const tab = await open();
      phoneTypes();
      await act(async () => tab.editor?.session.unsaved.discard());
      await wait(1000);
      expect(tab.editor?.session.unsaved.changes?.fields["content"]).toBe("p0 w1 w2");
      phoneTypes();
      await act(async () => tab.editor?.session.unsaved.restore());
      await wait(1000);
      expect(contentOf(tab)).toBe("p0 w1 w2 w3");
    }));
});

describe("a save", () => {
  test("that is refused as a conflict also shows what was typed meanwhile, and a copy keeps it", () =>
    inHistory(async ({ server, open, type, benSaves }) => {
      const tab = await open();
      benSaves();
      await type(tab);
      await act(async () => tab.editor?.saveDraft());
      await type(tab);
      await wait(500);
      expect(tab.editor?.dialog).toMatchObject({ kind: "conflict", who: "Ben" });
      expect(tab.screen.querySelector("dialog")?.textContent).toContain("p0 w1 w2");
      await tab.press("Save mine as a copy");
      await wait(500);
      const [own, copy] = [...server.posts.values()].map(({ post }) => post);
      expect(own?.content).toMatch(/^p0 b1\n/);
      expect(copy).toMatchObject({
        title: "A post (Ana's version)",
        content: "p0 w1 w2\n\np1\n\np2",
      });
      expect(tab.editor).toBeUndefined();
    }));

  test.each([false, true])(
    "as a copy is not repeated by a second try after its answer was lost (with more words typed: %s)",
    (typesOn) =>
      inHistory(async ({ server, open, type, benSaves }) => {
        const tab = await open();
        benSaves();
        await type(tab);
        for (const losesAnswers of [true, false]) {
          await act(async () => tab.editor?.saveDraft());
          await wait(500);
          server.connection.losesAnswers = losesAnswers;
          await tab.press("Save mine as a copy");
          await wait(500);
          server.connection.losesAnswers = false;
          if (typesOn && losesAnswers) await type(tab);
        }
        expect(tab.editor).toBeUndefined();
        const [, ...copies] = [...server.posts.values()].map(({ post }) => post.content);
        expect(copies).toEqual([typesOn ? "p0 w1 w2\n\np1\n\np2" : "p0 w1\n\np1\n\np2"]);
      }),
  );

  const lost = ["offline", "unavailable"] as const;
  test.each(lost)(
    "whose answer was lost (%s) does not conflict with the next one, even if the server trimmed its title",
    (how) =>
      inHistory(async ({ server, open, type }) => {
        const tab = await open();
        server.connection.losesAnswers = how;
        await type(tab);
        await act(async () => tab.editor?.form.setValue("title", " A post "));
        await act(async () => tab.editor?.saveDraft());
        await wait(500);
        expect(tab.editor?.post.failure?.code).toBe(how);
        server.connection.losesAnswers = false;
        await type(tab);
        await act(async () => tab.editor?.saveDraft());
        await wait(500);
        expect(tab.editor?.dialog).toBeUndefined();
        expect(server.posts.get(POST)).toMatchObject({ version: 3 });
      }),
  );

  test("of a post that was moved to the trash can restore it with the text", () =>
    inHistory(async ({ server, open, type }) => {
      const tab = await open();
      await type(tab);
      server.trashed.add(POST);
      await act(async () => tab.editor?.saveDraft());
      await wait(500);
      expect(tab.screen.textContent).toContain("Ben moved this post to the trash.");
      await tab.press("Restore with your text");
      await wait(1000);
      expect(server.trashed.has(POST)).toBe(false);
      expect(server.posts.get(POST)?.post.content).toMatch(/^p0 w1\n/);
      expect(tab.editor?.dialog).toBeUndefined();
    }));
});

const step = fc.record({
  at: fc.nat({ max: 1 }),
  does: fc.constantFrom(
    "type",
    "type, and wait for an autosave",
    "save",
    "continue",
    "discard",
    "look at theirs",
    "leave",
    "crash",
    "Ben saves",
    "Ben moves it to the trash",
    "the phone types",
    "cut or connect",
    "lose answers or not",
  ),
  place: fc.nat({ max: 3 }),
  ms: fc.constantFrom(0, 30, 60, 400, 2500, 20_000),
});

/** Ticks some of a dialog's choices and presses one of its buttons; `place` decides which. */
async function answer({ screen }: Tab, place: number): Promise<void> {
  const choices = [...screen.querySelectorAll("input")].filter((_, at) => (at + place) % 3 === 0);
  for (const choice of choices) await act(async () => choice.click());
  const buttons = screen.querySelectorAll<HTMLElement>("dialog button");
  await act(async () => buttons[place % buttons.length]?.click());
}

test("no sequence of edits, saves, crashes and lost connections in several tabs loses a word", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), (steps) =>
      inHistory(async ({ server, open, type, phoneTypes, benSaves, lost }) => {
        const { connection, trashed } = server;
        const words = new Set<string>();
        const tabs: (Tab | undefined)[] = [];

        async function write(tab: Tab, { does, place }: (typeof steps)[number]): Promise<void> {
          const { editor } = tab;
          if (!editor) return;
          const { unsaved, others } = editor.session;
          if (editor.dialog) await answer(tab, place);
          else if (does.startsWith("type")) words.add(await type(tab, place));
          else if (does === "save") await act(async () => editor.saveDraft());
          else if (does === "continue") await act(async () => unsaved.restore());
          else if (does === "discard") {
            const seen = unsaved.changes?.fields["content"] ?? "";
            for (const word of seen.split(/\s+/)) words.delete(word);
            await act(async () => unsaved.discard());
          } else if (does === "look at theirs" && others.savedBy !== undefined) {
            await act(async () => editor.setDialog({ kind: "theirs" }));
          } else if (does === "leave") await tab.leave();
          else if (does === "crash") for (const word of tab.crash()) words.delete(word);
        }

        for (const next of steps) {
          const { at, does, place, ms } = next;
          if (does === "cut or connect") {
            connection.isOn = !connection.isOn;
            if (connection.isOn) await act(async () => dispatchEvent(new Event("online")));
          } else if (does === "lose answers or not") {
            connection.losesAnswers = !connection.losesAnswers;
          } else if (does === "the phone types") words.add(phoneTypes());
          else if (does === "Ben saves") benSaves(place);
          else if (does === "Ben moves it to the trash") trashed.add(POST);
          // The editor opens only with a connection.
          const canOpen = connection.isOn && !connection.losesAnswers;
          const tab = tabs[at]?.editor || !canOpen ? tabs[at] : await open();
          tabs[at] = tab;
          if (tab) await write(tab, next);
          await wait(does === "type, and wait for an autosave" ? 2500 : ms);
        }
        Object.assign(connection, { isOn: true, losesAnswers: false });
        await wait(40_000);
        expect(await lost(words)).toEqual([]);
      }),
    ),
    { numRuns: HISTORIES },
  );
}, 600_000);

test("today, which a new post gets as its date, is the site’s even if the device is a day ahead", async () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  try {
    await inHistory(async ({ open }) => {
      vi.setSystemTime("2026-11-30T18:00Z");
      expect(new Date().getDate()).toBe(1);
      expect((await open()).editor?.today).toBe("2026-11-30");
    });
  } finally {
    vi.unstubAllEnvs();
  }
});
