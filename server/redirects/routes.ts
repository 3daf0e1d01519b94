import { Hono } from "hono";
import { z } from "zod";
import { owner } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import { invalid, notFound } from "../http/api-error.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text } from "../http/text.ts";
import { listMissing, listRedirects, removeRedirect, setRedirect } from "./missing.ts";
import type { Services } from "../services.ts";
import { checkRedirect, pathOf, readPastedList } from "./rules.ts";

const MAX_LIST_CHARACTERS = 60_000;
const typed = z.object({ address: text(2000), leadsTo: text(2000) });
const listQuery = z.object({ q: text(300).default("") });
const listBody = z.object({ list: text(MAX_LIST_CHARACTERS) });
const oneQuery = z.object({ address: text(2000) });

/** `/api/redirects`: redirects, and requested addresses without a page. */
export function redirectRoutes(services: Services) {
  const { db, now, pageAt, saveMissing } = services;

  return new Hono<ServerEnv>()
    .get("/", owner, accepts("query", listQuery), async (c) => {
      await saveMissing();
      return c.json({
        ...(await listRedirects(db, c.req.valid("query").q)),
        missing: await listMissing(db),
      });
    })
    .post("/", owner, accepts("json", typed), async (c) => {
      const checked = await checkRedirect(services, c.req.valid("json"));
      if (!checked.ok) throw invalid({ [checked.field]: checked.why });
      const { address, leadsTo } = checked;
      await setRedirect(db, address, leadsTo, now());
      await c.var.audit("address-led-on", address);
      return c.json({ address, leadsTo, toPage: (await pageAt(pathOf(leadsTo))) !== undefined });
    })
    .post("/list", owner, accepts("json", listBody), async (c) => {
      const refused: { line: number; text: string; why: string }[] = [];
      let saved = 0;
      for (const one of readPastedList(c.req.valid("json").list)) {
        const checked = "why" in one ? one : await checkRedirect(services, one);
        if ("why" in checked) {
          refused.push({ line: one.line, text: one.text, why: checked.why });
        } else {
          await setRedirect(db, checked.address, checked.leadsTo, now());
          await c.var.audit("address-led-on", checked.address);
          saved += 1;
        }
      }
      return c.json({ saved, refused });
    })
    .delete("/", owner, accepts("query", oneQuery), async (c) => {
      const { address } = c.req.valid("query");
      if (!(await removeRedirect(db, address))) throw notFound();
      await c.var.audit("redirect-removed", address);
      return c.body(null, 204);
    });
}
