import { expect, test, vi } from "vitest";
import { lazyPort } from "./lazy-port.ts";

interface Counter {
  add(amount: number): Promise<number>;
}

function counter(): Counter {
  let total = 0;
  return {
    add(amount) {
      total += amount;
      return Promise.resolve(total);
    },
  };
}

test("loads the implementation once, on the first call", async () => {
  const load = vi.fn(() => Promise.resolve(counter()));
  const port = lazyPort(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([port.add(2), port.add(3)])).toEqual([2, 5]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("retries a failed load on the next call", async () => {
  const load = vi.fn(() => Promise.resolve(counter()));
  load.mockRejectedValueOnce(new Error("no connection"));
  const port = lazyPort(load);
  await expect(port.add(1)).rejects.toThrow("no connection");
  expect(await port.add(1)).toBe(1);
});

test("awaiting the port itself does not load it", async () => {
  const load = vi.fn(() => Promise.resolve(counter()));
  const port = lazyPort(load);
  expect(await Promise.resolve(port)).toBe(port);
  expect(load).not.toHaveBeenCalled();
});
