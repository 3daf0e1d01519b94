// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { posts } from "#app/backend/desk.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { deskScreen } from "#app/desk/testing/screen.tsx";
import { BLANK_POST } from "../editor/testing/desk-server.ts";
import { usePostActions } from "./use-post-actions.ts";

const ENTRY: DeskPost = {
  post: { ...BLANK_POST, id: "creek", title: "The creek" },
  state: "draft",
  version: 1,
  publicPage: "none",
};

afterEach(() => void vi.restoreAllMocks());

/** A list whose only post can be deleted and restored. */
function List() {
  const { hidden, remove, restore } = usePostActions({
    desk: undefined,
    onChanged: async () => {},
    focusPost: () => {},
    deselect: () => {},
  });
  return (
    <>
      <p>{hidden.size} hidden</p>
      <button type="button" onClick={() => remove([ENTRY], false)}>
        Delete
      </button>
      <button type="button" onClick={() => restore([ENTRY])}>
        Restore
      </button>
    </>
  );
}

test("a deletion is announced once it has succeeded, and not if it failed", async () => {
  const answer = Promise.withResolvers<void>();
  vi.spyOn(posts, "remove").mockReturnValue(answer.promise);
  const { screen, press } = await deskScreen(<List />);
  await press("Delete");
  expect(screen.textContent).toBe("1 hiddenDeleteRestore");
  await act(async () => answer.reject(new BackendError("offline")));
  expect(screen.textContent).toBe("0 hiddenDeleteRestore");
});

test("a post restored from the trash is shown in the list again", async () => {
  vi.spyOn(posts, "remove").mockResolvedValue();
  vi.spyOn(posts, "restore").mockResolvedValue({ ok: true });
  const { screen, press } = await deskScreen(<List />);
  await press("Delete");
  expect(screen.textContent).toContain("1 hidden");
  await press("Restore");
  expect(screen.textContent).toContain("0 hidden");
});

test("an Undo that fails on another screen says so there", async () => {
  vi.spyOn(posts, "remove").mockResolvedValue();
  vi.spyOn(posts, "restore").mockRejectedValue(new BackendError("offline"));
  const { screen, press, leave } = await deskScreen(<List />);
  await press("Delete");
  await leave();
  await press("Undo");
  expect(screen.textContent).toBe("Another screen“The creek”: No connection. Please try again.");
});
