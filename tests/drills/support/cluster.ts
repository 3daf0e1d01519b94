import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "#server/testing/child.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { type Nginx, newHome, runNginx } from "#tests/nginx/start-nginx.ts";
import { buildSite } from "#tests/server/build-site.ts";
import { installedPostgres } from "./installed.ts";

/** Number of scripts that only one version has, enough for nginx to try both servers first. */
const scriptsOf = (version: string) =>
  Array.from({ length: 8 }, (_, at) => `/assets/only-${version}-${at}.js`);
export const OLD_SCRIPTS = scriptsOf("old");
export const NEW_SCRIPTS = scriptsOf("new");

/** Servers on one PostgreSQL, behind nginx with the shipped configuration. */
export interface Cluster {
  readonly nginx: Nginx;
  readonly servers: readonly [ChildServer, ChildServer, ...ChildServer[]];
  /** Session cookie of an owner, valid on every server. */
  readonly cookie: string;
  /** The site's public origin. */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the cluster with servers of alternating old and new versions, which differ in
 * their scripts. The second may have its own connection to the database.
 * @throws Error if PostgreSQL is not installed.
 */
export async function startCluster(
  count = 2,
  wayOfSecond = (databaseUrl: string) => Promise.resolve(databaseUrl),
): Promise<Cluster> {
  const postgres = startPostgres(installedPostgres(), { durable: true });
  const bundle = buildSite();
  const old = version(bundle, "old", OLD_SCRIPTS);
  const fresh = version(bundle, "new", NEW_SCRIPTS);
  const port = await freePort();
  const settings = {
    DATABASE_URL: postgres.createDatabase("cluster"),
    SITE_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  };
  const start = async (at: number) =>
    startChild(await freePort(), {
      ...settings,
      BUNDLE_DIR: at % 2 === 0 ? old : fresh,
      ...(at === 1 ? { DATABASE_URL: await wayOfSecond(settings.DATABASE_URL) } : {}),
    });
  const one = await start(0);
  const cookie = await firstAccount(one);
  const servers: Cluster["servers"] = [one, await start(1)];
  const more = [];
  for (let at = 2; at < count; at += 1) more.push(await start(at));
  const all: Cluster["servers"] = [...servers, ...more];
  const home = newHome();
  mkdirSync(join(home, "pages"));
  const ports = all.map(({ address }) => Number(new URL(address).port));
  const nginx = await runNginx(home, port, shippedConfig(home, port, ports));
  return {
    nginx,
    servers: all,
    cookie,
    origin: settings.SITE_ORIGIN,
    async stop() {
      await nginx.stop();
      await Promise.all(all.map(stopChild));
      postgres.stop();
    },
  };
}

/** A copy of the built site with extra scripts, inside the checkout so that it finds node_modules. */
function version(bundle: string, name: string, scripts: readonly string[]): string {
  const folder = `${bundle}-${name}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(bundle, folder, { recursive: true });
  for (const script of scripts) writeFileSync(join(folder, "client", script), `// ${name}\n`);
  return folder;
}

/** The files of deploy/server with this machine's ports and folders. */
export function shippedConfig(home: string, port: number, servers: readonly number[]): string {
  const shipped = (name: string) => readFileSync(join("deploy/server", name), "utf8");
  const line = /^ *server 127\.0\.0\.1:4322 (.*)$/m;
  const upstream = shipped("upstream.conf").replace(line, (_, rest: string) =>
    servers.map((each) => `    server 127.0.0.1:${each} ${rest}`).join("\n"),
  );
  const site = shipped("nginx.conf")
    .replace("/var/cache/nginx/first-paddock", join(home, "pages"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  return `${upstream}\n${site}`;
}
