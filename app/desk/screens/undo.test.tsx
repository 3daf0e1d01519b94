// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { deskScreen } from "#app/desk/testing/screen.tsx";
import { BLANK_POST } from "../editor/testing/desk-server.ts";
import { wait, withFakeClock } from "../editor/testing/history.tsx";
import { TextEditor } from "../texts/text-editor.tsx";
import type { TextFile } from "../texts/text-kind.ts";
import AdminRevisions from "./revisions.tsx";
import { serverAnswer } from "#app/desk/testing/server-answer.ts";

const POST = { ...BLANK_POST, id: "creek", title: "The creek", content: "" };

test("restoring an old version of a post: an Undo that fails says so in the editor", async () => {
  const editable = { post: POST, state: "draft", version: 2, publicPage: "none" } as const;
  const revision = (number: number) =>
    ({
      number,
      kind: "saved",
      title: "The creek",
      savedAt: 0,
      savedBy: "Ana",
      base: null,
      live: false,
    }) as const;
  const restore = vi.fn().mockResolvedValueOnce({ ok: true, saved: { ...editable, version: 3 } });
  restore.mockResolvedValue({ ok: false, failure: "offline" });
  const { said, press } = await deskScreen(
    <AdminRevisions
      id="creek"
      loaderData={{
        editable,
        revisions: [revision(2), revision(1)],
        newest: 2,
        next: undefined,
        restore,
        shown: { revision: revision(1), post: POST },
        other: undefined,
      }}
    />,
  );
  await press("Restore this version");
  await press("Undo");
  expect(said()).toBe("It couldn’t be undone. The version is still among the revisions.");
});

const TEXT: TextFile = {
  id: "pages.water",
  address: "/practices/water",
  version: 2,
  live: {},
  draft: { title: "Water now" },
  groups: [],
  problems: {},
  stale: [],
  changedBy: "Ana",
};
const OWNER = { id: "ana", username: "Ana", email: "ana@ranch.example", role: "owner" } as const;
const editor = (
  <TextEditor text={TEXT} desk={{ user: OWNER, kept: [] }} what="page">
    {null}
  </TextEditor>
);

test("a page's texts: if undoing a publication fails after the screen is left, the next screen says so", async () => {
  const published = { ...TEXT, version: 3, live: TEXT.draft, draft: undefined };
  vi.stubGlobal(
    "fetch",
    vi
      .fn()
      .mockResolvedValueOnce(serverAnswer(published))
      .mockRejectedValue(new TypeError("Failed to fetch")),
  );
  const { said, press, leave } = await deskScreen(editor);
  await press("Publish");
  expect(said()).toContain("Published.");
  await leave();
  await press("Undo");
  expect(said()).toBe("It couldn’t be taken back. Readers see what you published.");
});

test("a page's texts: a request that a proxy answers instead of the server is retried", () =>
  withFakeClock(async () => {
    const answers = [new Response("<h1>429</h1>", { status: 429 }), serverAnswer(TEXT)];
    vi.stubGlobal("fetch", async () => answers.shift());
    const { press, screen } = await deskScreen(editor);
    await press("Discard draft");
    await wait(3000);
    expect(screen.textContent).toContain("Not saved on the server yet.");
    await wait(20_000);
    expect(screen.textContent).toMatch(/Saved \d/);
  }));

test("a page's texts: Undo of a discarded draft is offered until the screen is left", () =>
  withFakeClock(async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const { said, press, leave } = await deskScreen(editor);
    await press("Discard draft");
    expect(said()).toContain("Undo");
    await leave();
    await wait(2000);
    expect(said()).toBe("");
  }));
