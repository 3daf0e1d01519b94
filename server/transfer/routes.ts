import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { checked, imported, undone } from "../../app/backend/http/schemas/transfer.ts";
import { recordAudit } from "../accounts/audit.ts";
import { owner } from "../http/access.ts";
import { ApiError } from "../http/api/api-error.ts";
import { accepts, describes } from "../http/api/describe.ts";
import type { ServerEnv } from "../http/environment.ts";
import { id, text } from "../http/text.ts";
import type { Services } from "../services.ts";
import { exportZip } from "./export.ts";
import { checkImport } from "./check-import.ts";
import { readImport, runImport, undoImport } from "./import.ts";
import { readImportBody } from "./import-body.ts";
import { MAX_IMPORT_BYTES } from "./limits.ts";

const idParam = z.object({ id });
const importQuery = z.object({
  /** If set, only checks the file. */
  check: text(10).optional(),
  name: text(300).default("import.md"),
  as: z.enum(["drafts", "published"]).default("drafts"),
});
const OWNERS = { 401: "`signed-out`", 403: "`owners-only`" } as const;

/** Export and import, for owners. */
export function transferRoutes({ db, now, published }: Services) {
  const limit = bodyLimit({
    maxSize: MAX_IMPORT_BYTES,
    onError: () => {
      throw new ApiError(413, "too-large", { message: "The limit for an import is 100 MB." });
    },
  });
  return new Hono<ServerEnv>()
    .get(
      "/export.zip",
      owner,
      describes("Posts, pictures and redirects as a zip", {
        200: ["The zip", "application/zip"],
        ...OWNERS,
      }),
      async (c) => {
        const zip = await exportZip(db, now());
        await recordAudit(db, { at: now(), userId: c.get("session").user.id, action: "exported" });
        c.header("Content-Type", "application/zip");
        c.header("Content-Disposition", 'attachment; filename="first-paddock.zip"');
        return c.body(new Uint8Array(zip));
      },
    )
    .post(
      "/import",
      owner,
      describes("Check a file (`?check=1`) or import it", {
        200: ["The report, with a line per post", z.union([imported, checked])],
        413: "`too-large`",
        422: "`import`: what kind of file it is, or what is wrong with it",
        ...OWNERS,
      }),
      limit,
      accepts("query", importQuery),
      async (c) => {
        const { check, name, as } = c.req.valid("query");
        const { bytes, lines } = await readImportBody(c.req.raw);
        const incoming = await readImport(db, name, bytes);
        if (check !== undefined) {
          return c.json({ imported: 0, report: await checkImport(db, incoming, now()) });
        }
        const userId = c.get("session").user.id;
        const result = await runImport(db, incoming, { as, ...lines }, userId, now());
        await published();
        return c.json(result);
      },
    )
    .delete(
      "/imports/:id",
      owner,
      describes("Undo an import: its posts move to the trash", {
        200: ["How many", undone],
        404: "`not-found`",
        ...OWNERS,
      }),
      accepts("param", idParam),
      async (c) => {
        const userId = c.get("session").user.id;
        const posts = await undoImport(db, c.req.valid("param").id, userId, now());
        await published();
        return c.json({ posts });
      },
    );
}
