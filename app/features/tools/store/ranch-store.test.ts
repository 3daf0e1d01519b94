// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { valueAt } from "#app/domain/tools/fields/file.ts";
import { change, EXAMPLE } from "#tests/tools/ranches.ts";
import { RanchStore } from "./ranch-store.ts";
import { loadRanch, otherTabs, saveRanch } from "./storage.ts";

vi.mock("./storage.ts", () => {
  const tabs = new EventTarget();
  return {
    loadRanch: vi.fn(),
    otherTabs: () => tabs,
    keepTyped: async () => {},
    saveRanch: vi.fn(),
  };
});

const HEAD = "herdRows.herd-1.head";
const kept = (head: number) =>
  ({
    kind: "file",
    file: change(EXAMPLE, { [HEAD]: head, rev: head }),
    journal: [],
    typed: null,
  }) as const;

test("what is typed while another tab's save is read is not lost: it asks which to keep", async () => {
  const store = new RanchStore(EXAMPLE);
  vi.mocked(loadRanch).mockResolvedValueOnce(kept(70));
  await store.start();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kept>>();
  vi.mocked(loadRanch).mockReturnValueOnce(promise);
  otherTabs().dispatchEvent(new Event("message"));
  await vi.waitFor(() => expect(loadRanch).toHaveBeenCalledTimes(2));
  store.change((file) => change(file, { [HEAD]: 95 }), [HEAD]);
  resolve(kept(90));
  await vi.waitFor(() => expect(store.state().saveState).toBe("conflict"));
  expect(valueAt(store.state().file, HEAD)).toBe(95);

  vi.mocked(loadRanch).mockResolvedValueOnce(kept(70));
  const first = new RanchStore(EXAMPLE);
  const started = first.start();
  first.change((file) => change(file, { [HEAD]: 13 }), [HEAD]);
  await started;
  expect(valueAt(first.state().file, HEAD)).toBe(13);
});

test("a page that Back restores shows what was kept on another page since, also if it showed the example", async () => {
  const restored = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const none = { kind: "none", state: { saveState: "unsaved", journal: [] } } as const;
  for (const before of [kept(70), none]) {
    const store = new RanchStore(EXAMPLE);
    vi.mocked(loadRanch).mockResolvedValueOnce(before);
    await store.start();
    vi.mocked(loadRanch).mockResolvedValue(kept(90));
    restored();
    await vi.waitFor(() => expect(valueAt(store.state().file, HEAD)).toBe(90));
    expect(store.state()).toMatchObject({ saveState: "saved", isExample: false, undo: null });
  }
});

test("what is typed while Keep still saves is saved too", async () => {
  vi.mocked(saveRanch).mockReset();
  vi.mocked(saveRanch).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [];
  });
  vi.mocked(loadRanch).mockResolvedValue({
    kind: "none",
    state: { saveState: "unsaved", journal: [] },
  });
  const store = new RanchStore(EXAMPLE);
  await store.start();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  store.change((file) => change(file, { [HEAD]: 9 }), [HEAD]);
  void store.saveOnPhone();
  await vi.advanceTimersByTimeAsync(10);
  store.change((file) => change(file, { [HEAD]: 95 }), [HEAD]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.state().saveState).toBe("saved");
  const saved = vi.mocked(saveRanch).mock.calls.map(([file, rev]) => [valueAt(file, HEAD), rev]);
  expect(saved).toEqual([
    [9, 0],
    [95, 1],
  ]);
});
