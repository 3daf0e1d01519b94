import { Hono } from "hono";
import { z } from "zod";
import { inConstantTime } from "../accounts/signing-in/constant-time.ts";
import { countAttempt, LIMITS } from "../accounts/signing-in/throttle.ts";
import { anyone, owner } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { email, text } from "../http/text.ts";
import type { Services } from "../services.ts";
import {
  askForNewsletter,
  confirmSubscriber,
  eraseSubscriber,
  leaveNewsletter,
  listSubscribers,
  subscribersCsv,
  takeBack,
} from "./subscribers.ts";

const emailBody = z.object({ email });
const searchQuery = z.object({ q: text(254).default("") });
const tokenBody = z.object({ token: text(200) });
/** `/api/newsletter`: subscribing, confirming and unsubscribing. */
export function newsletterRoutes({ db, now, origin, mail }: Services) {
  return (
    new Hono<ServerEnv>()
      .get("/", anyone, (c) => c.json({ storesAddresses: mail !== undefined }))
      .post("/", anyone, accepts("json", emailBody), async (c) => {
        const { email: address } = c.req.valid("json");
        await countAttempt(db, `newsletter ${c.var.client}`, LIMITS.address, now());
        await countAttempt(db, `newsletter ${address}`, LIMITS.mail, now());
        await countAttempt(db, "newsletter", LIMITS.mails, now());
        if (mail) await inConstantTime(() => askForNewsletter(db, origin, address, now()));
        // The response is the same for every address.
        return c.json({ storesAddresses: mail !== undefined }, 202);
      })
      .post("/confirm", anyone, accepts("json", tokenBody), async (c) => {
        await countAttempt(db, `link ${c.var.client}`, LIMITS.address, now());
        await confirmSubscriber(db, c.req.valid("json").token, now());
        return c.json({});
      })
      .post("/leave", anyone, accepts("json", tokenBody), async (c) => {
        await countAttempt(db, `link ${c.var.client}`, LIMITS.address, now());
        await leaveNewsletter(db, c.req.valid("json").token, now());
        return c.json({});
      })
      // One click in a mail program (RFC 8058). Not throttled: its servers send the requests of many readers.
      .post("/one-click/:token", anyone, async (c) => {
        await leaveNewsletter(db, c.req.param("token"), now());
        return c.json({});
      })
      // Mail programs that do not support one-click open the address.
      .get("/one-click/:token", anyone, (c) =>
        c.redirect(`${origin}/newsletter/leave#${encodeURIComponent(c.req.param("token"))}`, 303),
      )
  );
}

/** `/api/newsletter.csv` and `/api/subscribers`: the subscribers, for owners. */
export function subscriberRoutes({ db }: Services) {
  return new Hono<ServerEnv>()
    .get("/newsletter.csv", owner, async (c) => {
      await c.var.audit("subscribers-downloaded");
      c.header("Content-Disposition", 'attachment; filename="newsletter.csv"');
      c.header("Content-Type", "text/csv; charset=utf-8");
      return c.body(await subscribersCsv(db));
    })
    .get("/subscribers", owner, accepts("query", searchQuery), async (c) =>
      c.json(await listSubscribers(db, c.req.valid("query").q)),
    )
    .post("/subscribers/:id/take-back", owner, async (c) => {
      const subject = c.req.param("id");
      await takeBack(db, subject);
      await c.var.audit("subscriber-taken-back", subject);
      return c.body(null, 204);
    })
    .delete("/subscribers/:id", owner, async (c) => {
      const subject = c.req.param("id");
      await eraseSubscriber(db, subject);
      await c.var.audit("subscriber-erased", subject);
      return c.body(null, 204);
    });
}
