import { Hono } from "hono";
import { z } from "zod";
import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { owner, editor } from "../http/access.ts";
import { accepts, ifMatch } from "../http/accepts.ts";
import { invalid } from "../http/api-error.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text, typed } from "../http/text.ts";
import type { Services } from "../services.ts";
import {
  changesOf,
  describeText,
  fileOf,
  listTextRevisions,
  listTexts,
  readLiveTexts,
  textRow,
} from "./read.ts";
import { publishText, saveTextDraft, undoPublication } from "./save.ts";

/** Far above every field's limit: a draft keeps a text that is too long, and its problem is shown. */
const MOST_TYPED = 20_000;
const draftBody = z.object({ changes: z.record(text(300), typed(MOST_TYPED)) });

/** `/api/texts`: the texts of pages and the settings. Editors read them, owners change them. */
export function textRoutes({ db, published, edition, showPage }: Services) {
  const described = (id: string) => describeText(db, edition, fileOf(edition, id));
  return new Hono<ServerEnv>()
    .get("/", editor, async (c) => c.json({ texts: await listTexts(db, edition) }))
    .get("/:id", editor, async (c) => {
      const id = c.req.param("id");
      const { file, address } = fileOf(edition, id);
      return c.json({ ...(await described(id)), address, groups: edition.groups(file) });
    })
    .patch("/:id", owner, ifMatch, accepts("json", draftBody), async (c) => {
      const id = c.req.param("id");
      const change = { file: fileOf(edition, id), version: c.var.version };
      await saveTextDraft(db, edition, change, c.req.valid("json").changes, c.var.act);
      return c.json(await described(id));
    })
    .post("/:id/:action{publish|undo}", owner, ifMatch, async (c) => {
      const { id, action } = c.req.param();
      const change = { file: fileOf(edition, id), version: c.var.version };
      await (action === "publish" ? publishText : undoPublication)(db, edition, change, c.var.act);
      await published();
      return c.json(await described(id));
    })
    .get("/:id/revisions", editor, async (c) => {
      const { file } = fileOf(edition, c.req.param("id"));
      return c.json({ revisions: await listTextRevisions(db, edition, file) });
    })
    .get("/:id/preview", editor, async (c) => {
      const { file, address } = fileOf(edition, c.req.param("id"));
      const live = await readLiveTexts(db);
      const { draft } = await textRow(db, file);
      const changes = draft === null ? (live.get(file) ?? {}) : changesOf(draft);
      const result = edition.tried(live, file, edition.real(file, changes));
      if ("problems" in result) throw invalid(result.problems);
      const page = await showPage(address, result.shown);
      c.header("Content-Security-Policy", SECURITY_HEADERS["Content-Security-Policy"]);
      c.header("X-Robots-Tag", "noindex, nofollow");
      return c.html((await page.text()).replace(/<body[^>]*>/, (body) => body + NOTICE));
    });
}

const NOTICE =
  '<aside class="wrap" aria-label="Preview"><p><b>Preview.</b> Not published yet.</p></aside>';
