import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Settled } from "../../../../backend/ports/errors.ts";
import type { AutosaveResult } from "../../../../backend/ports/writing.ts";
import { createKeeper, type KeepState } from "./keeper.ts";

const KEPT: AutosaveResult = { ok: true, writers: [], tabs: [], savedBy: "" };
const OFFLINE = { ok: false, failure: "offline" } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A keeper of plain texts, whose server answers what a test says. */
function desk(saved = "") {
  const told: KeepState[] = [];
  const device = { copy: undefined as string | undefined, keeps: true };
  const server = {
    answer: KEPT as Settled<AutosaveResult>,
    asked: [] as string[],
    forgotten: 0,
  };
  const keeper = createKeeper<string>({
    isSaved: (text) => text === saved,
    same: (a, b) => a === b,
    keep: (text) => {
      server.asked.push(text);
      return Promise.resolve(server.answer);
    },
    forget: () => {
      server.forgotten += 1;
      return Promise.resolve();
    },
    copy: (text) => {
      if (device.keeps) device.copy = text;
      return Promise.resolve(device.keeps);
    },
    dropCopy: () => {
      device.copy = undefined;
      return Promise.resolve();
    },
    now: Date.now,
    tell: (state) => told.push(state),
  });
  return { keeper, device, server, told, state: () => told.at(-1)?.name };
}

test("the device has it at once, the server two seconds after the last key", async () => {
  const { keeper, device, server, state } = desk();
  keeper.changed("W");
  expect(state()).toBe("typing");
  await vi.advanceTimersByTimeAsync(400);
  expect(device.copy).toBe("W");
  keeper.changed("Water");
  await vi.advanceTimersByTimeAsync(1900);
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.asked).toEqual(["Water"]);
  expect(state()).toBe("kept");
  expect(device.copy).toBeUndefined();
});

test("also of who never pauses the device has all but the last moment", async () => {
  const { keeper, device } = desk();
  for (let key = 1; key <= 20; key += 1) {
    keeper.changed("x".repeat(key));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(device.copy?.length).toBeGreaterThan(13);
});

test("who never pauses is kept every fifteen seconds", async () => {
  const { keeper, server } = desk();
  for (let key = 1; key <= 32; key += 1) {
    keeper.changed("x".repeat(key));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.asked).toHaveLength(1);
});

test("without a connection words stay on the device, and are kept when it is back", async () => {
  const { keeper, device, server, told, state } = desk();
  server.answer = OFFLINE;
  keeper.changed("Water");
  await vi.advanceTimersByTimeAsync(2100);
  expect(told.at(-1)).toEqual({ name: "away", failure: "offline", onDevice: true });
  expect(device.copy).toBe("Water");
  server.answer = KEPT;
  await keeper.flush();
  expect(state()).toBe("kept");
  expect(device.copy).toBeUndefined();
});

test.each([
  ["the server has them", KEPT, false, true],
  ["the device alone has them", OFFLINE, true, true],
  ["nobody has them", OFFLINE, false, false],
  ["they are too long and nobody has them", { ok: false, code: "too-large" }, false, false],
] as const)("whether words are safe: %s", async (_, answer, keeps, safe) => {
  const { keeper, device, server } = desk();
  server.answer = answer;
  device.keeps = keeps;
  keeper.changed("Water");
  expect(await keeper.flush()).toBe(safe);
});

test("it is tried again by itself", async () => {
  const { keeper, server, state } = desk();
  server.answer = OFFLINE;
  keeper.changed("Water");
  await vi.advanceTimersByTimeAsync(2100);
  server.answer = KEPT;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(state()).toBe("kept");
});

test("what is saved is forgotten; what was typed meanwhile is kept", async () => {
  const { keeper, device, server, state } = desk();
  keeper.changed("Water");
  await keeper.saved("Water");
  expect(state()).toBe("saved");
  expect([device.copy, server.forgotten]).toEqual([undefined, 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.asked).toEqual([]);
  keeper.changed("Water first");
  await keeper.saved("Water");
  expect(state()).toBe("typing");
  await vi.advanceTimersByTimeAsync(2100);
  expect(server.asked).toEqual(["Water first"]);
});

test("typed back to what is saved, there is nothing to keep", async () => {
  const { keeper, server, state } = desk("Water");
  keeper.changed("Water first");
  keeper.changed("Water");
  expect(state()).toBe("untouched");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.asked).toEqual([]);
});

test("a text that is too long is told, and stays", async () => {
  const { keeper, device, server, state } = desk();
  server.answer = { ok: false, code: "too-large" };
  keeper.changed("Water");
  await vi.advanceTimersByTimeAsync(2100);
  expect(state()).toBe("too-large");
  expect(device.copy).toBe("Water");
});
