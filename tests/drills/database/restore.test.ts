import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "#server/testing/child.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { installedPostgres } from "../support/installed.ts";
import { allRows } from "../support/older-database.ts";

const DRILL_TIMEOUT_MS = 300_000;
/** Rewritten at each start or every second, so not compared. */
const MOMENTS = /"key":"(?:ready|last_backup)"/;
/** Compared in addition to the pages of the site map. */
const FILES = ["/feed.xml", "/data/posts.json", "/sitemap.xml", "/robots.txt"];

let folder = "";
let postgres: TestPostgres;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-restore-"));
  postgres = startPostgres(installedPostgres());
});
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

const settingsOf = ({ dataFolder, databaseUrl }: Place): Readonly<Record<string, string>> => ({
  DATA_DIR: dataFolder,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

function command(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(name, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${name} ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

const program = (place: Place, ...args: string[]) =>
  command(process.execPath, ["server/cli.ts", ...args], settingsOf(place));

/** Adds a picture, a published post that shows it, a draft, and an invitation. */
async function work({ address, origin }: ChildServer, cookie: string): Promise<void> {
  const send = async (method: string, path: string, body: object | Uint8Array) => {
    const isFile = body instanceof Uint8Array;
    const answer = await fetch(address + path, {
      method,
      headers: {
        Origin: origin,
        Cookie: cookie,
        "Content-Type": isFile ? "image/png" : "application/json",
      },
      body: isFile ? Buffer.from(body) : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  const noise = {
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: "#876",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  } as const;
  await send("PUT", "/api/images?name=cow.png", await sharp(noise).png().toBuffer());
  await send("PUT", `/api/posts/${randomUUID()}`, {
    draft: { ...DRAFT, slug: "kept" },
    intent: "publish",
  });
  await send("PUT", `/api/posts/${randomUUID()}`, {
    draft: { ...DRAFT, slug: "draft" },
    intent: "save",
  });
  await send("POST", "/api/users", { email: "ben@ranch.example", role: "editor", name: "Ben" });
}

/** Everything stored, and everything served. */
async function everything(place: Place, server: ChildServer) {
  const database = await openDatabase(place);
  const rows = await allRows(database.db);
  const pictures = await database.db.selectFrom("image_files").select("name").execute();
  await database.close();
  const map = await (await fetch(`${server.address}/sitemap.xml`)).text();
  const addresses = Array.from(
    map.matchAll(/<loc>([^<]+)/g),
    ([, found = ""]) => new URL(found).pathname,
  );
  const answers: Record<string, string> = {};
  for (const path of [...addresses, ...FILES, ...pictures.map(({ name }) => `/media/${name}`)]) {
    const answer = await fetch(server.address + path);
    const body = Buffer.from(await answer.arrayBuffer());
    answers[path] = `${answer.status} ${answer.headers.get("ETag")} ${body.length}`;
  }
  const settings = rows["settings"]?.filter((row) => !MOMENTS.test(String(row)));
  return { rows: { ...rows, settings }, answers };
}

describe.each(["the file", "PostgreSQL"])("with %s", (kind) => {
  test(
    "a backup of a running server is restored on an empty machine with every row, picture and page",
    async () => {
      const isFile = kind === "the file";
      const name = isFile ? "file" : "postgres";
      const from: Place = {
        dataFolder: join(folder, name),
        databaseUrl: isFile ? undefined : postgres.createDatabase("restore_from"),
      };
      const to: Place = {
        dataFolder: join(folder, `${name}-empty`),
        databaseUrl: isFile ? undefined : postgres.createDatabase("restore_to"),
      };
      // The same port for both, since pages contain their address.
      const port = await freePort();
      const first = await startChild(port, settingsOf(from));
      onTestFinished(() => stopChild(first));
      await work(first, await firstAccount(first));
      const dump = join(folder, "first-paddock.dump");
      const backup = isFile
        ? program(from, "backup")
        : command(join(installedPostgres(), "pg_dump"), [
            "--format=custom",
            "--compress=1",
            `--file=${dump}`,
            from.databaseUrl ?? "",
          ]);
      const before = await everything(from, first);
      await stopChild(first);

      if (isFile) expect(program(to, "restore", backup)).toMatch(/Restored/);
      else {
        command(join(installedPostgres(), "pg_restore"), [
          "--clean",
          "--if-exists",
          `--dbname=${to.databaseUrl}`,
          dump,
        ]);
      }
      const second = await startChild(port, settingsOf(to));
      onTestFinished(() => stopChild(second));
      const after = await everything(to, second);
      await stopChild(second);
      // The server's own restore ends every session and link of the copy; pg_restore brings them back.
      const ended = isFile ? { sessions: [], one_time_links: [] } : {};
      expect(after.rows).toEqual({ ...before.rows, ...ended });
      expect(after.answers).toEqual(before.answers);
      expect(Object.keys(after.answers).length).toBeGreaterThan(50);
      expect(Object.keys(after.answers).filter((path) => path.startsWith("/media/"))).not.toEqual(
        [],
      );
    },
    DRILL_TIMEOUT_MS,
  );
});
