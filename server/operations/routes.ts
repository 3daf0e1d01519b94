import { Hono } from "hono";
import { z } from "zod";
import { missing, settings, status } from "../../app/backend/http/schemas/operations.ts";
import { isTimeZone } from "../../app/domain/dates/site-time.ts";
import { recordAudit } from "../accounts/audit.ts";
import { setTimeZone, timeZone } from "../database/site-settings.ts";
import { anyone, owner, signedIn } from "../http/access.ts";
import { accepts, describes } from "../http/api/describe.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text } from "../http/text.ts";
import type { Services } from "../services.ts";
import { setRedirect, listMissing } from "./missing.ts";
import { diskPercent, savingProblem, statusOf } from "./status.ts";

const DISK_FULL_PERCENT = 99;
const SECOND_MS = 1000;
const SIGNED_OUT = { 401: "`signed-out`" } as const;
const OWNERS = { ...SIGNED_OUT, 403: "`owners-only`" } as const;
const health = z.object({ ok: z.boolean(), problem: z.string().optional() });
const settingsBody = z.object({
  timeZone: text(100).refine(isTimeZone, "This time zone is not known"),
});
/** A path within the site. A second slash at the start would name another host. */
const withinSite = text(300).regex(
  /^\/(?![/\\])[^\s\\]*$/,
  "An address within the site, like /blog",
);
const redirectBody = z.object({ address: text(300), leadsTo: withinSite.nullable() });

/** Settings, status, health, and missing addresses. */
export function operationRoutes(services: Services) {
  const { db, now } = services;
  let check: { readonly second: number; readonly problem: Promise<string | undefined> } | undefined;

  /** What prevents saving. Checking writes a row, so all requests within a second share one check. */
  function currentProblem(): Promise<string | undefined> {
    const second = Math.floor(now() / SECOND_MS);
    if (check?.second !== second) check = { second, problem: readyProblem(services, now()) };
    return check.problem;
  }

  return new Hono<ServerEnv>()
    .get(
      "/health",
      anyone,
      describes("Whether the server runs", { 200: ["It does", health] }),
      (c) => c.json({ ok: true }),
    )
    .get(
      "/ready",
      anyone,
      describes("Whether the server can answer and save", {
        200: ["It can", health],
        503: ["The database or the disk", health],
      }),
      async (c) => {
        const problem = await currentProblem();
        return problem === undefined ? c.json({ ok: true }) : c.json({ ok: false, problem }, 503);
      },
    )
    .get(
      "/status",
      signedIn,
      describes("The state of the site, with warnings in words", {
        200: ["The state", status],
        ...SIGNED_OUT,
      }),
      async (c) => c.json(await statusOf(services)),
    )
    .get(
      "/settings",
      signedIn,
      describes("The site’s settings", { 200: ["Settings", settings], ...SIGNED_OUT }),
      async (c) => c.json({ timeZone: await timeZone(db) }),
    )
    .patch(
      "/settings",
      owner,
      describes("Change the site’s settings", {
        200: ["Settings", settings],
        422: "What is wrong",
        ...OWNERS,
      }),
      accepts("json", settingsBody),
      async (c) => {
        const { timeZone: zone } = c.req.valid("json");
        await setTimeZone(db, zone);
        const userId = c.get("session").user.id;
        await recordAudit(db, { at: now(), userId, action: "settings-changed", detail: zone });
        return c.json({ timeZone: zone });
      },
    )
    .get(
      "/missing",
      owner,
      describes("Addresses that readers requested and did not find", {
        200: ["Most requested first", missing],
        ...OWNERS,
      }),
      async (c) => {
        await services.saveMissing();
        return c.json({ addresses: await listMissing(db) });
      },
    )
    .patch(
      "/missing",
      owner,
      describes("Set or remove a redirect", {
        200: ["The list", missing],
        404: "`not-found`",
        422: "What is wrong",
        ...OWNERS,
      }),
      accepts("json", redirectBody),
      async (c) => {
        const { address, leadsTo } = c.req.valid("json");
        await setRedirect(db, address, leadsTo);
        const userId = c.get("session").user.id;
        await recordAudit(db, { at: now(), userId, action: "address-led-on", subject: address });
        return c.json({ addresses: await listMissing(db) });
      },
    );
}

async function readyProblem({ db, dataFolder }: Services, at: number): Promise<string | undefined> {
  const disk = await diskPercent(dataFolder);
  const full = disk !== undefined && disk >= DISK_FULL_PERCENT ? "The disk is full." : undefined;
  return (await savingProblem(db, at)) ?? full;
}
