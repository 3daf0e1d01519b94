import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addUser } from "#server/accounts/users.ts";
import { listenForContent } from "#server/database/notices.ts";
import { lockDataFolder, openDatabase } from "#server/database/open.ts";
import { raiseContentVersion } from "#server/database/site-settings.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { importFirstPosts } from "#server/transfer/first-posts.ts";
import { installedPostgres } from "../support/installed.ts";
import { allRows } from "../support/older-database.ts";

const SETUP_TIMEOUT_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), "paddock-tls-"));
const certificate = join(folder, "certificate.pem");
const SAFE = `?sslmode=verify-full&sslrootcert=${certificate}`;

let postgres: TestPostgres;
beforeAll(() => {
  const key = join(folder, "key.pem");
  execFileSync(
    "openssl",
    [
      "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1".split(" "),
      ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
    ].flat(),
    { stdio: "pipe" },
  );
  const text = (file: string) => readFileSync(file, "utf8");
  const tls = { certificate: text(certificate), key: text(key) };
  postgres = startPostgres(installedPostgres(), { tls });
}, SETUP_TIMEOUT_MS);
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (databaseUrl: string) => openDatabase({ dataFolder: folder, databaseUrl });
const openFile = (dataFolder: string) => openDatabase({ dataFolder, databaseUrl: undefined });

function program(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...settings };
  return spawnSync(process.execPath, ["server/cli.ts", ...args], { env, encoding: "utf8" });
}

test("DATABASE_URL can require TLS, and the certificate is verified", async () => {
  const url = postgres.createDatabase("tls");
  const database = await open(url + SAFE);
  const { rows } = await sql<{
    ssl: boolean;
  }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.db);
  expect(rows).toEqual([{ ssl: true }]);

  const end = new AbortController();
  const onNotice = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const done = listenForContent({ url: url + SAFE, onNotice, onError, signal: end.signal });
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1));
  await raiseContentVersion(database.db);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2));
  end.abort();
  await done;
  expect(onError).not.toHaveBeenCalled();
  await database.close();
});

test("rejects an untrusted certificate and a connection without TLS in plain words", async () => {
  const url = postgres.createDatabase("strict");
  await expect(open(`${url}?sslmode=verify-full`)).rejects.toThrow(/sslrootcert in DATABASE_URL/);
  await expect(open(url)).rejects.toThrow(/PostgreSQL refused the connection/);
});

test("copies a whole site from the file to PostgreSQL and back with one command each, row by row", async () => {
  const [first, last] = [join(folder, "first"), join(folder, "last")];
  const file = await openFile(first);
  await importFirstPosts(file.db, "content/posts", Date.now());
  const ana = { email: "ana@ranch.example", name: "Ana – ‘owner’", role: "owner" as const };
  await addUser(file.db, ana, Date.now());
  const before = await allRows(file.db);
  await file.close();
  const url = postgres.createDatabase("moved") + SAFE;

  const there = program(["copy", url], { DATA_DIR: first });
  expect(there).toMatchObject({ status: 0, stdout: expect.stringMatching(/compared row by row/) });
  const moved = await open(url);
  expect(await allRows(moved.db)).toEqual(before);
  await moved.close();

  const back = program(["copy", last], { DATABASE_URL: url, DATA_DIR: first });
  expect(back).toMatchObject({ status: 0, stdout: expect.stringMatching(/compared row by row/) });
  const again = await openFile(last);
  expect(await allRows(again.db)).toEqual(before);
  await again.close();

  // Copying is refused while a server runs, since its later writes would be lost.
  const release = lockDataFolder({ dataFolder: first, databaseUrl: undefined });
  const refused = program(["copy", postgres.createDatabase("busy") + SAFE], { DATA_DIR: first });
  release();
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Another server is using/),
  });
});
