import { test } from "vitest";
import { killWhileSending } from "./kill-while-sending.ts";

test("a letter to 300 addresses reaches each once, although the server is killed in the middle", async () => {
  await killWhileSending({ addresses: 300, perMinute: 3000, kills: 1 });
}, 180_000);
