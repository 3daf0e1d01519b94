import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { addUser } from "#server/accounts/users.ts";
import { openDatabase } from "#server/database/open.ts";
import { listen } from "#server/http/web-server.ts";
import { runCommand } from "#server/testing/command.ts";
import { importFirstPosts } from "#server/transfer/first-posts.ts";

/*
 * Runs the commands in the operators' pages on a test database, in an order in which a copy
 * is made before one is restored. `copy` needs PostgreSQL: see tests/drills/database/postgres.test.ts, and
 * `second-factor-off` somebody with two-step sign-in: server/accounts/signing-in/second-factor.test.ts; `pictures`
 * a folder of pictures: server/cli.test.ts; for `npm run deploy`, tests/drills/database/upgrade.test.ts.
 */
const COMMANDS = [
  ["setup", /\/admin\/welcome#[\w-]{43}/],
  ["version", /This program: \d+\.\d+\.\d+, for databases up to \d{4}-.*\nThe database: \d{4}-/],
  ["backup", /backups\/first-paddock-\d{8}T\d{6}Z\.db/],
  ["backups", /^first-paddock-/],
  ["check", /is whole/],
  ["restore", /Restored/],
  ["reset", /\/admin\/reset#[\w-]{43}|#[\w-]{43}/],
  ["export", /A copy of the site is in/],
  ["import", /^Imported: \d+ posts?\.$/m],
] as const;
const ELSEWHERE = ["copy", "pictures", "second-factor-off", "texts"];
const folder = mkdtempSync(join(tmpdir(), "paddock-operating-"));
const dataFolder = join(folder, "data");
const text = [...globSync("docs/operating/*.md"), "docs/server.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const named = Array.from(text.matchAll(/npm run server -- ([^`\n#]+)/g), ([, command = ""]) =>
  command.trim(),
);

beforeAll(async () => {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  await importFirstPosts(database.db, "content/posts", Date.now());
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces the placeholders of the pages. */
async function filledIn(command: string): Promise<string[]> {
  const [name = "", ...args] = command.split(/\s+/);
  if (name === "reset" || name === "import") await addAna();
  const backup = name === "restore" ? join(dataFolder, "backups", newestBackup()) : "";
  return [
    name,
    ...args.map((word) => {
      if (name === "restore") return backup;
      if (/^FILE(?:\.\.\.)?$/.test(word) || word === "site.zip") return join(folder, "site.zip");
      return word === "EMAIL" ? "ana@ranch.example" : word;
    }),
  ];
}

const newestBackup = () => readdirSync(join(dataFolder, "backups")).toSorted().at(-1) ?? "";

async function addAna(): Promise<void> {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  const known = await database.db.selectFrom("users").select("id").executeTakeFirst();
  const ana = { email: "ana@ranch.example", name: "Ana", role: "owner" as const };
  if (!known) await addUser(database.db, ana, Date.now());
  await database.close();
}

test("the pages name every command, and no other", () => {
  const commands = new Set(named.map((command) => command.split(/\s+/)[0]));
  expect(commands).toEqual(new Set([...COMMANDS.map(([name]) => name), ...ELSEWHERE]));
});

test.each(COMMANDS)("%s does what the pages say", async (name, said) => {
  const written = new Set(named.filter((command) => command.split(/\s+/)[0] === name));
  for (const command of written) {
    const { status, stdout, stderr } = await runCommand(await filledIn(command), {
      DATA_DIR: dataFolder,
      SITE_ORIGIN: "https://ranch.example",
    });
    expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: "" });
    expect(stdout).toMatch(said);
  }
});

const compose = z.object({
  services: z.record(z.string(), z.unknown()),
  configs: z.object({ upstream: z.object({ content: z.string() }) }),
});

const read = (file: string) => readFileSync(file, "utf8");

describe("files shipped to operators are consistent", () => {
  test("alerts use metrics that there are", () => {
    const metrics = read("server/operations/metrics.ts");
    const used = read("deploy/server/alerts.yaml").match(/paddock_\w+/g) ?? [];
    expect(used.filter((name) => !metrics.includes(`"${name}"`))).toEqual([]);
  });

  test("compose starts the servers in its nginx configuration, unprivileged", () => {
    const { services, configs } = compose.parse(
      parse(read("deploy/server/compose.yaml"), { merge: true }),
    );
    const servers = Object.keys(services).filter((name) => name.startsWith("server-"));
    const asked = Array.from(
      configs.upstream.content.matchAll(/server (server-\d):4322/g),
      ([, name]) => name,
    );
    expect(asked).toEqual(servers);
    for (const name of servers) {
      expect(services[name]).toMatchObject({ init: true, read_only: true, cap_drop: ["ALL"] });
    }
  });

  test.each(["deploy/static/Dockerfile", "deploy/server/Dockerfile"])(
    "%s names files that there are",
    (file) => {
      const named = Array.from(
        read(file).matchAll(/[\w/.-]+\.ts\b|(?<=npm run (?:--silent )?)[\w-]+/g),
        ([name]) => name,
      ).filter((name) => !name.startsWith("-"));
      expect(named.length).toBeGreaterThan(0);
      const { scripts } = z
        .object({ scripts: z.record(z.string(), z.string()) })
        .parse(JSON.parse(read("package.json")));
      const missing = named.filter((name) => !(name in scripts) && !existsSync(name));
      expect(missing).toEqual([]);
    },
  );

  test.each([
    ["", "127.0.0.1"],
    ["0.0.0.0", "127.0.0.1"],
    ["::", "::1"],
    ["::1", "::1"],
  ])("the image’s health check reaches a server with HOST “%s” at %s", async (HOST, host) => {
    expect(read("deploy/server/Dockerfile")).toContain('"scripts/check-health.mjs"');
    const server = createServer((request, response) => {
      response.writeHead(request.url === "/api/health" ? 200 : 503).end();
    });
    const port = await listen(server, host, 0);
    onTestFinished(() => void server.close());
    const env = { ...process.env, HOST, PORT: String(port) };
    const [status] = await once(
      spawn(process.execPath, ["scripts/check-health.mjs"], { env }),
      "exit",
    );
    expect(status).toBe(0);
  });
});
