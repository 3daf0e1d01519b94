import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Settled } from "#app/backend/ports/errors.ts";
import { createAutosaver, type AutosaveState } from "./autosaver.ts";

const AUTOSAVED = { ok: true };
const OFFLINE = { ok: false, failure: "offline" } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An autosaver of plain texts with a fake device and server. */
function setUp(saved = "") {
  const states: AutosaveState[] = [];
  const editor = { saved };
  const device = { copy: undefined as string | undefined, allowsStorage: true, takesMs: 0 };
  const server = {
    answer: AUTOSAVED as Settled<{ readonly ok: boolean }>,
    saved: [] as string[],
    deleted: 0,
    /** The autosave that it has now. */
    copy: undefined as string | undefined,
    /** How long each request takes. */
    takesMs: 0,
  };
  const answerTime = () => new Promise((resolve) => setTimeout(resolve, server.takesMs));
  const autosaver = createAutosaver<string>({
    isSaved: (text) => text === editor.saved,
    same: (a, b) => a === b,
    saveToServer: async (text) => {
      server.saved.push(text);
      if (server.takesMs > 0) await answerTime();
      server.copy = text;
      return server.answer;
    },
    deleteFromServer: async () => {
      server.deleted += 1;
      if (server.takesMs > 0) await answerTime();
      server.copy = undefined;
    },
    saveToDevice: (text) => {
      if (device.allowsStorage) device.copy = text;
      return Promise.resolve(device.allowsStorage);
    },
    deleteFromDevice: async () => {
      device.copy = undefined;
      if (device.takesMs > 0) {
        await new Promise((resolve) => setTimeout(resolve, device.takesMs));
      }
    },
    report: (state) => states.push(state),
  });
  return { autosaver, device, server, editor, states, state: () => states.at(-1)?.name };
}

test("saves on the device at once and on the server two seconds after the last key", async () => {
  const { autosaver, device, server, state } = setUp();
  autosaver.changed("W");
  expect(state()).toBe("typing");
  await vi.advanceTimersByTimeAsync(400);
  expect(device.copy).toBe("W");
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(1900);
  expect(server.saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.saved).toEqual(["Water"]);
  expect(state()).toBe("autosaved");
  expect(device.copy).toBeUndefined();
});

test("a text saved right after its autosave stays saved, however slow the device is", async () => {
  const { autosaver, device, state } = setUp();
  device.takesMs = 100;
  autosaver.changed("W");
  const flushed = autosaver.flush();
  await vi.advanceTimersByTimeAsync(50);
  const saved = autosaver.saved("W");
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([flushed, saved]);
  expect(state()).toBe("saved");
});

test("saves on the device while somebody types without a pause", async () => {
  const { autosaver, device } = setUp();
  for (let key = 1; key <= 20; key += 1) {
    autosaver.changed("x".repeat(key));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(device.copy?.length).toBeGreaterThan(13);
});

test.each([
  ["without a pause", 250, 400, AUTOSAVED],
  ["without a pause over a slow connection", 250, 5000, AUTOSAVED],
  ["with pauses over a slow connection", 3000, 3000, AUTOSAVED],
  ["with pauses over a cut connection", 3000, 0, OFFLINE],
])(
  "saves at most every fifteen seconds while somebody types %s",
  async (_, keyMs, takesMs, answer) => {
    const { autosaver, server } = setUp();
    Object.assign(server, { takesMs, answer });
    for (let typedMs = 0; typedMs < 60_000; typedMs += keyMs) {
      autosaver.changed("x".repeat(1 + typedMs / keyMs));
      await vi.advanceTimersByTimeAsync(keyMs);
    }
    expect(server.saved.length).toBeGreaterThan(1);
    expect(server.saved.length).toBeLessThan(5);
  },
);

test("keeps changes on the device without a connection, and on the server once it is back", async () => {
  const { autosaver, device, server, states, state } = setUp();
  server.answer = OFFLINE;
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(2100);
  expect(states.at(-1)).toEqual({ name: "failed", failure: "offline", onDevice: true });
  expect(device.copy).toBe("Water");
  // What is typed next is stored on the device, or reported as not stored, before the server is tried again.
  for (const onDevice of [true, false]) {
    device.allowsStorage = onDevice;
    autosaver.changed(`Water and grass, ${onDevice}`);
    await vi.advanceTimersByTimeAsync(400);
    expect(states.at(-1)).toEqual({ name: "failed", failure: "offline", onDevice });
  }
  expect(device.copy).toBe("Water and grass, true");
  expect(states.filter(({ name }) => name === "typing")).toHaveLength(1);
  server.answer = AUTOSAVED;
  await autosaver.flush();
  expect(state()).toBe("autosaved");
  expect(device.copy).toBeUndefined();
});

test.each([
  ["on the server", AUTOSAVED, false, true],
  ["on the device only", OFFLINE, true, true],
  ["nowhere", OFFLINE, false, false],
  ["too long for the server, and nowhere else", { ok: false }, false, false],
] as const)("reports whether changes are safe: %s", async (_, answer, keeps, safe) => {
  const { autosaver, device, server } = setUp();
  server.answer = answer;
  device.allowsStorage = keeps;
  autosaver.changed("Water");
  expect(await autosaver.flush()).toBe(safe);
});

test("retries on time even if the device's clock is set back by a day", async () => {
  const { autosaver, server, state } = setUp();
  server.answer = OFFLINE;
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(2100);
  vi.setSystemTime(Date.now() - 86_400_000);
  autosaver.changed("Water first");
  server.answer = AUTOSAVED;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([server.copy, state()]).toEqual(["Water first", "autosaved"]);
});

test("deletes the autosave of saved values", async () => {
  const { autosaver, device, server, state } = setUp();
  autosaver.changed("Water");
  await autosaver.saved("Water");
  expect(state()).toBe("saved");
  expect([device.copy, server.deleted]).toEqual([undefined, 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.saved).toEqual([]);
});

test.each([
  ["not autosaved yet", 0],
  ["autosaved before the answer", 2500],
])("keeps what was typed during a save: %s", async (_, pauseMs) => {
  const { autosaver, server, state } = setUp();
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(2500);
  autosaver.changed("Water first");
  await vi.advanceTimersByTimeAsync(pauseMs);
  void autosaver.saved("Water");
  await vi.advanceTimersByTimeAsync(5000);
  expect([server.copy, state()]).toEqual(["Water first", "autosaved"]);
});

test.each([
  ["after a save", "Water"],
  ["after more was typed during the save", "Water first"],
])("keeps what is typed while a finished save deletes its autosave: %s", async (_, atAnswer) => {
  const { autosaver, server, editor, state } = setUp();
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(2500);
  server.takesMs = 4000;
  autosaver.changed(atAnswer);
  editor.saved = "Water";
  void autosaver.saved("Water");
  await vi.advanceTimersByTimeAsync(1000);
  autosaver.changed("Water first of all");
  expect(state()).toBe("typing");
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.copy, state()]).toEqual(["Water first of all", "autosaved"]);
});

test("autosaves nothing once the text is back to its saved state", async () => {
  const { autosaver, server, state } = setUp("Water");
  autosaver.changed("Water first");
  autosaver.changed("Water");
  expect(state()).toBe("untouched");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.saved).toEqual([]);
});

test("deletes an autosave once the text is back to its saved state", async () => {
  const { autosaver, device, server, state } = setUp("Water");
  autosaver.changed("Water first");
  await vi.advanceTimersByTimeAsync(2500);
  expect(server.copy).toBe("Water first");
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(2500);
  expect([server.copy, device.copy, state()]).toEqual([undefined, undefined, "untouched"]);
});

test("reports a text that is too long, and keeps it on the device", async () => {
  const { autosaver, device, server, state } = setUp();
  server.answer = { ok: false };
  autosaver.changed("Water");
  await vi.advanceTimersByTimeAsync(2100);
  expect(state()).toBe("too-large");
  expect(device.copy).toBe("Water");
});

test("leaving waits for the device, and only briefly for a slow server", async () => {
  const { autosaver, device, server } = setUp();
  autosaver.changed("Typed.");
  expect(autosaver.isKept()).toBe(false);
  server.takesMs = 30_000;
  const kept = autosaver.keep();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await kept).toBe(true);
  expect(autosaver.isKept()).toBe(true);
  expect(device.copy).toBe("Typed.");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.copy).toBe("Typed.");
});

test("reports that leaving would lose words if neither the device nor the server stores them", async () => {
  const { autosaver, device, server } = setUp();
  device.allowsStorage = false;
  server.answer = OFFLINE;
  autosaver.changed("Typed.");
  expect(await autosaver.keep()).toBe(false);
  expect(autosaver.isKept()).toBe(false);
});
