import { LAST_MOMENT } from "#app/domain/dates/site-time.ts";
import { Hono } from "hono";
import { z } from "zod";
import { hasOperator } from "#app/content-model/site-settings.ts";
import { letterDraft, sendableLetter } from "#app/content-model/letter-draft.ts";
import { countAttempt, LIMITS } from "#server/accounts/signing-in/throttle.ts";
import type { Db } from "#server/database/open.ts";
import { owner } from "#server/http/access.ts";
import { accepts, ifMatch } from "#server/http/accepts.ts";
import { ApiError, invalid, problemsOf } from "#server/http/api-error.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import { id } from "#server/http/text.ts";
import type { Services } from "#server/services.ts";
import { newIdParam } from "#server/posts/schemas.ts";
import { siteNow } from "#server/texts/site-now.ts";
import { letterMail, lengthProblem, renderLetter } from "./letter-mail.ts";
import {
  changeLetter,
  countReaders,
  deleteLetter,
  listLetters,
  makeLetter,
  markLetterSent,
  queueLetter,
  readLetter,
  resumeLetter,
  stopLetter,
} from "./letters.ts";
import { NO_OPERATOR } from "./send-letters.ts";

const MINUTE_MS = 60_000;
const makeBody = z.object({ postId: id.optional() });
/** Milliseconds since 1970; without a time, now. */
const sendBody = z.object({ at: z.number().int().positive().max(LAST_MOMENT).optional() });
const mailQuery = z.object({
  part: z.enum(["html", "text"]).default("html"),
  theme: z.enum(["light", "dark"]).default("light"),
  pictures: z.enum(["on", "off"]).default("on"),
});

/** `/api/letters`: the newsletter's letters, for owners. */
export function letterRoutes({ db, now, origin, mail, mailsPerMinute }: Services) {
  const list = async () => ({
    letters: await listLetters(db, now()),
    readers: await countReaders(db),
    hasOperator: hasOperator(await siteNow(db)),
    mailsPerMinute,
  });
  const rendered = async (letterId: string) =>
    renderLetter(db, await readLetter(db, letterId, now()), origin);
  return new Hono<ServerEnv>()
    .get("/", owner, async (c) => c.json(await list()))
    .put("/:id", owner, accepts("param", newIdParam), accepts("json", makeBody), async (c) => {
      const what = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await makeLetter(db, what, c.var.act), 201);
    })
    .get("/:id", owner, async (c) => c.json(await readLetter(db, c.req.param("id"), now())))
    .patch("/:id", owner, ifMatch, accepts("json", letterDraft), async (c) => {
      const which = { id: c.req.param("id"), version: c.var.version };
      return c.json(await changeLetter(db, which, c.req.valid("json"), c.var.act));
    })
    .delete("/:id", owner, async (c) => {
      await deleteLetter(db, c.req.param("id"), now());
      return c.body(null, 204);
    })
    .get("/:id/mail", owner, accepts("query", mailQuery), async (c) => {
      const { part, theme, pictures } = c.req.valid("query");
      const letter = await rendered(c.req.param("id"));
      const { html = "", text } = letterMail(letter, "", origin);
      // The desk shows it in a frame.
      const images = pictures === "on" ? "'self' https:" : "'none'";
      c.header(
        "Content-Security-Policy",
        `default-src 'none'; style-src 'unsafe-inline'; img-src ${images}; frame-ancestors 'self'; sandbox`,
      );
      if (part === "text") return c.text(text);
      return c.html(
        html.replace("(prefers-color-scheme: dark)", theme === "dark" ? "all" : "not all"),
      );
    })
    .post("/:id/test", owner, async (c) => {
      const { user } = c.var.session;
      if (!mail) throw noMail();
      await countAttempt(db, `letter test ${user.id}`, LIMITS.accountAndAddress, now());
      const letter = await rendered(c.req.param("id"));
      await mail(letterMail(letter, user.email, origin)).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : "";
        throw new ApiError(409, "mail-refused", { message: `The mail was not sent: ${reason}` });
      });
      return c.json({ email: user.email });
    })
    .post("/:id/send", owner, ifMatch, accepts("json", sendBody), async (c) => {
      if (!mail) throw noMail();
      await checkOperator(db);
      const letterId = c.req.param("id");
      const { at = now() } = c.req.valid("json");
      if (at < now() - MINUTE_MS) throw invalid({ at: "This time is in the past" });
      if (at <= now() && (await countReaders(db)) === 0) throw noReaders();
      const letter = await readLetter(db, letterId, now());
      const fields = problemsOf(sendableLetter.safeParse(letter).error?.issues ?? []);
      const long = lengthProblem(await renderLetter(db, letter, origin));
      if (long !== undefined) fields["text"] ??= long;
      if (Object.keys(fields).length > 0) throw invalid(fields);
      const which = { id: letterId, version: c.var.version };
      return c.json(await queueLetter(db, which, at, c.var.act));
    })
    .post("/:id/stop", owner, async (c) =>
      c.json(await stopLetter(db, c.req.param("id"), c.var.act)),
    )
    .post("/:id/mark-sent", owner, async (c) =>
      c.json(await markLetterSent(db, c.req.param("id"), c.var.act)),
    )
    .post("/:id/resume", owner, async (c) => {
      await checkOperator(db);
      return c.json(await resumeLetter(db, c.req.param("id"), c.var.act));
    });
}

/** @throws ApiError 409 while the settings do not name who runs the site. */
async function checkOperator(db: Db): Promise<void> {
  if (hasOperator(await siteNow(db))) return;
  throw new ApiError(409, "no-operator", { message: NO_OPERATOR });
}

function noReaders(): ApiError {
  return new ApiError(409, "no-readers", {
    message: "Nobody would get it: no address is confirmed yet.",
  });
}

function noMail(): ApiError {
  return new ApiError(409, "no-mail", {
    message: "Mail isn’t set up. Whoever runs the server sets SMTP_URL.",
  });
}
