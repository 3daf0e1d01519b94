import { Hono } from "hono";
import { z } from "zod";
import { newsletterStatus, subscribers } from "../../app/backend/http/schemas/newsletter.ts";
import { recordAudit } from "../accounts/audit.ts";
import { inConstantTime } from "../accounts/signing-in/constant-time.ts";
import { countAttempt, LIMITS } from "../accounts/signing-in/throttle.ts";
import { anyone, owner } from "../http/access.ts";
import { accepts, describes } from "../http/api/describe.ts";
import type { ServerEnv } from "../http/environment.ts";
import { email, id, text } from "../http/text.ts";
import type { Services } from "../services.ts";
import {
  askForNewsletter,
  confirmSubscriber,
  eraseSubscriber,
  leaveNewsletter,
  listSubscribers,
  subscribersCsv,
} from "./subscribers.ts";

const emailBody = z.object({ email });
const tokenBody = z.object({ token: text(200) });
const idParam = z.object({ id });
const OWNERS = { 401: "`signed-out`", 403: "`owners-only`" } as const;
const LINK = { 410: "`link-spent`", 422: "The token", 429: "`too-many-attempts`" } as const;
const nothing = z.object({});
/** `/api/newsletter`: subscribing, confirming and unsubscribing. */
export function newsletterRoutes({ db, now, origin, mail }: Services) {
  return new Hono<ServerEnv>()
    .get(
      "/",
      anyone,
      describes("Whether addresses are stored: only if mail is set up", {
        200: ["Whether they are stored", newsletterStatus],
      }),
      (c) => c.json({ storesAddresses: mail }),
    )
    .post(
      "/",
      anyone,
      describes("Subscribe to the newsletter", {
        202: ["Always the same, whether or not the address is known", nothing],
        422: "This is not an email address",
        429: "`too-many-attempts`",
      }),
      accepts("json", emailBody),
      async (c) => {
        const { email: address } = c.req.valid("json");
        await countAttempt(db, `newsletter ${c.get("client")}`, LIMITS.address, now());
        await countAttempt(db, `newsletter ${address}`, LIMITS.mail, now());
        await countAttempt(db, "newsletter", LIMITS.mails, now());
        if (mail) await inConstantTime(() => askForNewsletter(db, origin, address, now()));
        return c.json({}, 202);
      },
    )
    .post(
      "/confirm",
      anyone,
      describes("Confirm an address", { 200: ["Confirmed", nothing], ...LINK }),
      accepts("json", tokenBody),
      async (c) => {
        await countAttempt(db, `link ${c.get("client")}`, LIMITS.address, now());
        await confirmSubscriber(db, c.req.valid("json").token, now());
        return c.json({});
      },
    )
    .post(
      "/leave",
      anyone,
      describes("Unsubscribe from the newsletter", { 200: ["Left", nothing], ...LINK }),
      accepts("json", tokenBody),
      async (c) => {
        await countAttempt(db, `link ${c.get("client")}`, LIMITS.address, now());
        await leaveNewsletter(db, c.req.valid("json").token, now());
        return c.json({});
      },
    );
}

/** `/api/newsletter.csv` and `/api/subscribers`: the subscribers, for owners. */
export function subscriberRoutes({ db, now }: Services) {
  return new Hono<ServerEnv>()
    .get(
      "/newsletter.csv",
      owner,
      describes("The confirmed addresses", { 200: ["CSV", "text/csv"], ...OWNERS }),
      async (c) => {
        const userId = c.get("session").user.id;
        await recordAudit(db, { at: now(), userId, action: "subscribers-downloaded" });
        c.header("Content-Disposition", 'attachment; filename="newsletter.csv"');
        c.header("Content-Type", "text/csv; charset=utf-8");
        return c.body(await subscribersCsv(db));
      },
    )
    .get(
      "/subscribers",
      owner,
      describes("All subscribers", { 200: ["The list", subscribers], ...OWNERS }),
      async (c) => c.json(await listSubscribers(db)),
    )
    .delete(
      "/subscribers/:id",
      owner,
      describes("Erase an address entirely", { 204: "Erased", 404: "`not-found`", ...OWNERS }),
      accepts("param", idParam),
      async (c) => {
        const { id: subject } = c.req.valid("param");
        await eraseSubscriber(db, subject);
        const userId = c.get("session").user.id;
        await recordAudit(db, { at: now(), userId, action: "subscriber-erased", subject });
        return c.body(null, 204);
      },
    );
}
