import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part.ts";

/** Each script's built text, or an HTTP status. A missing entry means no connection. */
let network: Record<string, string | number>;
let requested: string[];

beforeEach(() => {
  network = {};
  requested = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    const answer = network[address];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return typeof answer === "number" ? new Response("", { status: answer }) : new Response(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A function whose text names a script, as in a build. */
const importing = (name: string) => {
  const load = vi.fn(async () => name);
  return Object.assign(load, { toString: () => `()=>import(\`./${name}\`)` });
};

test("a script and all its imports are fetched once before it is imported", async () => {
  network = {
    "/assets/a-1.js":
      'import{t as e}from"./b-1.js";import"./c-1.js";var n=()=>import(`./later-1.js`)',
    "/assets/b-1.js": 'import{t as e}from"./c-1.js";',
    "/assets/c-1.js": "",
  };
  const load = importing("a-1.js");
  expect(await loadPart(load)).toBe("a-1.js");
  await loadPart(load);
  await loadPart(importing("b-1.js"));
  expect(requested).toEqual(["/assets/a-1.js", "/assets/b-1.js", "/assets/c-1.js"]);
});

test("a script that no longer exists is not requested again", async () => {
  network = { "/assets/a-3.js": 404 };
  const load = importing("a-3.js");
  await expect(loadPart(load)).rejects.toBeInstanceOf(TypeError);
  expect(requested).toEqual(["/assets/a-3.js"]);
  expect(load).not.toHaveBeenCalled();
});

test("a failed request is retried, and a script is imported only once all its imports are fetched", async () => {
  network = { "/assets/a-2.js": 'import"./b-2.js"', "/assets/b-2.js": 503 };
  const load = importing("a-2.js");
  const failing = expect(loadPart(load)).rejects.toBeInstanceOf(TypeError);
  await vi.runAllTimersAsync();
  await failing;
  expect(requested).toEqual(["/assets/a-2.js", ...Array<string>(3).fill("/assets/b-2.js")]);
  expect(load).not.toHaveBeenCalled();

  const loading = loadPart(load);
  await vi.advanceTimersByTimeAsync(500);
  network["/assets/b-2.js"] = "";
  await vi.runAllTimersAsync();
  expect(await loading).toBe("a-2.js");
});
