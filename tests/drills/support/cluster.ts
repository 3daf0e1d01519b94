import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "#server/testing/child.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { type Nginx, newHome, runNginx } from "#tests/nginx/start-nginx.ts";
import { installedPostgres } from "./installed.ts";

/** The site that one-build.ts makes. */
const BUNDLE = ".output-server";

/** Number of scripts that only one version has, enough for nginx to try both servers first. */
const scriptsOf = (version: string) =>
  Array.from({ length: 8 }, (_, at) => `/assets/only-${version}-${at}.js`);
export const OLD_SCRIPTS = scriptsOf("old");
export const NEW_SCRIPTS = scriptsOf("new");

/** Servers on one PostgreSQL, behind nginx with the shipped configuration. */
export interface Cluster {
  readonly nginx: Nginx;
  readonly servers: readonly [ChildServer, ChildServer];
  /** Session cookie of an owner, valid on every server. */
  readonly cookie: string;
  /** The site's public origin. */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts an old version and a new one, which differ in their scripts. The second has its own way to the database.
 *
 * @throws Error if PostgreSQL is not installed.
 */
export async function startCluster(
  wayOfSecond: (databaseUrl: string) => Promise<string>,
): Promise<Cluster> {
  const postgres = startPostgres(installedPostgres(), { durable: true });
  const old = version("old", OLD_SCRIPTS);
  const fresh = version("new", NEW_SCRIPTS);
  const port = await freePort();
  const settings = {
    DATABASE_URL: postgres.createDatabase("cluster"),
    SITE_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  };
  const one = await startChild(await freePort(), { ...settings, BUNDLE_DIR: old });
  const cookie = await firstAccount(one);
  const two = await startChild(await freePort(), {
    ...settings,
    BUNDLE_DIR: fresh,
    DATABASE_URL: await wayOfSecond(settings.DATABASE_URL),
  });
  const servers: Cluster["servers"] = [one, two];
  const home = newHome();
  mkdirSync(join(home, "pages"));
  const ports = servers.map(({ address }) => Number(new URL(address).port));
  const nginx = await runNginx(home, port, shippedConfig(home, port, ports));
  return {
    nginx,
    servers,
    cookie,
    origin: settings.SITE_ORIGIN,
    async stop() {
      await nginx.stop();
      await Promise.all(servers.map(stopChild));
      postgres.stop();
    },
  };
}

/** A copy of the built site with extra scripts, inside the checkout so that it finds node_modules. */
function version(name: string, scripts: readonly string[]): string {
  const folder = resolve(`${BUNDLE}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUNDLE, folder, { recursive: true });
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
    .replace(/listen 80;\n *listen \[::\]:80;/, `listen 127.0.0.1:${port};`);
  return `${upstream}\n${site}`;
}
