import { test } from "vitest";
import { killWhileSending } from "#tests/server/letters/kill-while-sending.ts";

test("a letter to 10,000 addresses reaches each once, although the server is killed three times", async () => {
  await killWhileSending({ addresses: 10_000, perMinute: 6000, kills: 3 });
}, 900_000);
