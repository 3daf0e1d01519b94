import { Hono } from "hono";
import { z } from "zod";
import { isTimeZone } from "#app/domain/dates/site-time.ts";
import { setTimeZone, timeZone } from "../database/site-settings.ts";
import { anyone, editor, owner, signedIn } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text } from "../http/text.ts";
import type { Services } from "../services.ts";
import { diskPercent, savingProblem, statusOf } from "./status.ts";

const DISK_FULL_PERCENT = 99;
const SECOND_MS = 1000;
const settingsBody = z.object({
  timeZone: text(100).refine(isTimeZone, "This time zone isn’t known"),
});
/** Settings, status and health. */
export function operationRoutes(services: Services) {
  const { db, now, log } = services;
  let lastProblem: string | undefined;
  let check: { readonly second: number; readonly problem: Promise<string | undefined> } | undefined;

  /** What prevents saving. Checking writes a row, so all requests within a second share one check. */
  function currentProblem(): Promise<string | undefined> {
    const second = Math.floor(now() / SECOND_MS);
    if (check?.second !== second) check = { second, problem: noted(readyProblem(services, now())) };
    return check.problem;
  }

  /** Logs what prevents saving when it begins, changes and ends. */
  async function noted(found: Promise<string | undefined>): Promise<string | undefined> {
    const problem = await found;
    if (problem !== lastProblem) log.warn("readiness", { problem: problem ?? "none" });
    lastProblem = problem;
    return problem;
  }

  return new Hono<ServerEnv>()
    .get("/health", anyone, (c) => c.json({ ok: true }))
    .get("/ready", anyone, async (c) => {
      const problem = await currentProblem();
      if (problem === undefined) return c.json({ ok: true });
      // The problem, in words for the operator, is in the log; only signed-in users get it here.
      return c.json({ ok: false, ...(c.var.session ? { problem } : {}) }, 503);
    })
    .get("/status", editor, async (c) => c.json(await statusOf(services)))
    .get("/settings", signedIn, async (c) => c.json({ timeZone: await timeZone(db) }))
    .patch("/settings", owner, accepts("json", settingsBody), async (c) => {
      const { timeZone: zone } = c.req.valid("json");
      await setTimeZone(db, zone);
      await c.var.audit("settings-changed", "", zone);
      return c.json({ timeZone: zone });
    });
}

async function readyProblem(services: Services, at: number): Promise<string | undefined> {
  const { db, dataFolder, contentState } = services;
  const disk = await diskPercent(dataFolder);
  const full = disk !== undefined && disk >= DISK_FULL_PERCENT ? "The disk is full." : undefined;
  const old = contentState().isOld ? "The published posts couldn’t be read." : undefined;
  return (await savingProblem(db, at)) ?? full ?? old;
}
