// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { deskScreen } from "#app/desk/testing/screen.tsx";
import { ANA, wait, withFakeClock } from "../editor/testing/history.tsx";
import { TextEditor } from "./text-editor.tsx";
import type { TextChanges, TextFile } from "./text-kind.ts";
import { serverAnswer } from "#app/desk/testing/server-answer.ts";

const MOST = 40;
const field = (path: string, value: string) =>
  ({ path, label: path, kind: "line", most: MOST, value }) as const;

/** A page with two texts on a fake server, open in an owner's window. */
async function openPage() {
  let file: TextFile = {
    id: "pages.water",
    address: "/practices/water",
    version: 1,
    live: {},
    groups: [{ heading: "", fields: [field("title", "Water"), field("lead", "Wells and tanks")] }],
    problems: {},
    stale: [],
    changedBy: "Ana",
  };
  let answering: Promise<void> | undefined;
  const server = {
    file: () => file,
    save: (draft: TextChanges, changedBy: string) => {
      file = { ...file, version: file.version + 1, draft, changedBy };
    },
    /** Answers a publication or its Undo only after `until`. */
    hold: (until: Promise<void>) => {
      answering = until;
    },
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, "https://ranch.example"), init);
    const action = request.method === "PATCH" ? "save" : (path.split("/").at(-1) ?? "");
    if (request.headers.get("if-match") !== String(file.version)) {
      return Response.json({ error: { code: "changed", current: file } }, { status: 409 });
    }
    if (action === "save") {
      const { changes } = await request.json();
      const isLong = Object.values<string>(changes).some(({ length }) => length > MOST);
      const fields = { "changes.title": `At most ${MOST} characters` };
      if (isLong) return Response.json({ error: { code: "invalid", fields } }, { status: 422 });
      server.save(changes, "Ana");
    } else {
      const { draft = {}, ...rest } = file;
      const versions = action === "publish" ? { live: draft } : { live: {}, draft: file.live };
      file = { ...rest, version: rest.version + 1, ...versions };
    }
    const answer = serverAnswer(file);
    if (action !== "save") await answering;
    return answer;
  });
  const desk = { user: ANA, kept: [] };
  const shown = await deskScreen(
    <TextEditor text={file} desk={desk} what="page">
      {null}
    </TextEditor>,
  );
  const areas = shown.screen.getElementsByTagName("textarea");
  return {
    ...shown,
    server,
    valueOf: (at: number) => areas[at]?.value,
    type: (at: number, text: string) =>
      act(async () => {
        const area = areas[at];
        if (!area) return;
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(
          area,
          text,
        );
        area.dispatchEvent(new Event("input", { bubbles: true }));
      }),
  };
}

test("a text that is too long is marked, and typing after publishing does not prevent Undo", () =>
  withFakeClock(async () => {
    const { screen, server, said, press, type, valueOf, close } = await openPage();
    const long = "W".repeat(MOST + 1);
    await type(0, long);
    await wait(3000);
    expect(screen.textContent).toContain(`At most ${MOST} characters`);
    expect(screen.textContent).toContain("One text needs fixing: see the message below it.");
    await press("Publish");
    await wait(500);
    expect(screen.textContent).toContain("Not everything is saved. See the message above");
    expect(valueOf(0)).toBe(long);

    await type(0, "Water now");
    /** Presses a button, and types before the server has answered. */
    const typeMeanwhile = async (name: string, text: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.hold(promise);
      await press(name);
      await wait(500);
      await type(0, text);
      await wait(3000);
      resolve();
      await wait(3000);
    };
    await typeMeanwhile("Publish", "Water later");
    expect(said()).toContain("Published. Readers see it now.");
    expect(server.file()).toMatchObject({
      live: { title: "Water now" },
      draft: { title: "Water later" },
    });
    await typeMeanwhile("Undo", "Water the day after");
    expect(said()).toContain("Taken back.");
    expect(valueOf(0)).toBe("Water the day after");
    expect(server.file()).toMatchObject({ live: {}, draft: { title: "Water the day after" } });
    await close();
  }));

test("two windows' changes to different texts are merged; for the same text both versions are shown", () =>
  withFakeClock(async () => {
    const { screen, server, press, type, valueOf, close } = await openPage();
    server.save({ lead: "Springs, by the other" }, "Ana");
    await type(0, "Water, by me");
    await wait(3000);
    expect(valueOf(1)).toBe("Springs, by the other");
    const both = { title: "Water, by me", lead: "Springs, by the other" };
    expect(server.file().draft).toEqual(both);

    server.save({ ...both, title: "Water, by Ben" }, "Ben");
    await type(0, "Water, by me again");
    await wait(3000);
    expect(screen.textContent).toContain("Ben changed this page while you were writing.");
    await press("Compare and choose");
    for (const words of ["Water, by Ben", "Water, by me again"]) {
      expect(screen.querySelector("dialog")?.textContent).toContain(words);
    }
    await close();
  }));
