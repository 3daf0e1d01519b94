import type { Readable } from "node:stream";
import { type Context, Hono, type Input } from "hono";
import { stream } from "hono/streaming";
import { z } from "zod";
import { owner } from "../http/access.ts";
import { ApiError } from "../http/api-error.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text } from "../http/text.ts";
import type { Log } from "../operations/log.ts";
import type { Services } from "../services.ts";
import { exportZip } from "./export.ts";
import { checkImport, type Imported, runImport } from "./import.ts";
import { readImport } from "./read-import.ts";
import { receiveImport } from "./receive.ts";
import { listImports, undoImport } from "./replace-post.ts";

const exportQuery = z.object({
  /** If set, with the newsletter's subscribers. */
  subscribers: text(10).optional(),
});
const importQuery = z.object({
  /** If set, only checks the files. */
  check: text(10).optional(),
});
/** Proxies end a request whose response is silent for longer. */
const SIGN_OF_LIFE_MS = 15_000;

/** Export and import, for owners. */
export function transferRoutes({
  db,
  now,
  published,
  dataFolder,
  picturesFolder,
  log,
  edition,
}: Services) {
  return new Hono<ServerEnv>()
    .get("/export.zip", owner, accepts("query", exportQuery), async (c) => {
      const subscribers = c.req.valid("query").subscribers !== undefined;
      await c.var.audit("exported");
      if (subscribers) await c.var.audit("subscribers-downloaded");
      c.header("Content-Type", "application/zip");
      c.header("Content-Disposition", 'attachment; filename="first-paddock.zip"');
      return c.body(webStream(exportZip(db, now(), { subscribers, picturesFolder, edition })));
    })
    .post("/import", owner, accepts("query", importQuery), async (c) => {
      const received = await receiveImport(c.req.raw, dataFolder);
      const work = async (): Promise<Imported> => {
        await using upload = received;
        using incoming = await readImport(db, edition, upload.files);
        if (c.req.valid("query").check !== undefined) {
          return await checkImport(db, edition, incoming, now());
        }
        const result = await runImport(db, edition, incoming, upload.choice, c.var.act);
        await published();
        return result;
      };
      return answerSlowly(c, log, work());
    })
    .get("/imports", owner, async (c) => c.json({ imports: await listImports(db, now()) }))
    .delete("/imports/:id", owner, async (c) => {
      const undone = await undoImport(db, c.req.param("id"), c.var.act);
      await published();
      return c.json(undone);
    });
}

/** Responds with the result as JSON, however long it takes: spaces sent before it keep proxies from timing out. */
async function answerSlowly<Env extends ServerEnv, In extends Input, Result extends object>(
  c: Context<Env, string, In>,
  log: Log,
  working: Promise<Result>,
) {
  const json = (result: Result) => c.json(result);
  const first = await Promise.race([working, afterAWhile()]);
  if (first !== undefined) return json(first);
  // JSON may begin with any number of spaces.
  c.header("Content-Type", "application/json");
  const streamed = stream(c, async (answer) => {
    const spaces = setInterval(() => void answer.write(" "), SIGN_OF_LIFE_MS);
    try {
      await answer.write(JSON.stringify(await working));
    } catch (error) {
      log.error("an import failed", { request: c.get("requestId"), error });
      const [code, message] =
        error instanceof ApiError ? [error.code, error.message] : ["server-failed"];
      await answer.write(JSON.stringify({ error: { code, message } }));
    } finally {
      clearInterval(spaces);
    }
  });
  return streamed as ReturnType<typeof json>;
}

/** A Node stream as a web stream; the result of Node's own conversion has another type. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      stream.destroy();
    },
  });
}

function afterAWhile(): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), SIGN_OF_LIFE_MS).unref();
  });
}
