import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "../../server/testing/child.ts";
import { postgresPrograms, startPostgres } from "../../server/testing/postgres.ts";
import { type Nginx, newHome, runNginx } from "../nginx/start-nginx.ts";
import { buildSite } from "../server/build-site.ts";

/** Files that only the second server's version of the program has: nginx asks either server first. */
export const OTHER_ASSETS = Array.from({ length: 8 }, (_, at) => `/assets/other-version-${at}.js`);

/** Two servers on one PostgreSQL, behind nginx with the shipped configuration. */
export interface Cluster {
  readonly nginx: Nginx;
  readonly servers: readonly [ChildServer, ChildServer];
  /** The cookie of an owner's session, which every server knows. */
  readonly cookie: string;
  /** Where the site's pages say that they are. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the cluster. @throws Error where PostgreSQL is not installed. */
export async function startCluster(): Promise<Cluster> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error("PostgreSQL is not installed.");
  const bundle = buildSite();
  // It must lie in the checkout, where it finds the libraries.
  const other = `${bundle}-other`;
  cpSync(bundle, other, { recursive: true });
  for (const asset of OTHER_ASSETS) writeFileSync(join(other, "client", asset), "// other\n");
  const postgres = startPostgres(programs);
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: postgres.createDatabase("cluster"),
    SITE_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  };
  const one = await startChild(first, { ...settings, BUNDLE_DIR: bundle });
  const cookie = await firstAccount(one);
  const two = await startChild(second, { ...settings, BUNDLE_DIR: other });
  const home = newHome();
  mkdirSync(join(home, "pages"));
  const nginx = await runNginx(home, port, shippedConfig(home, port, [first, second]));
  return {
    nginx,
    servers: [one, two],
    cookie,
    origin: settings.SITE_ORIGIN,
    async stop() {
      await nginx.stop();
      await Promise.all([stopChild(one), stopChild(two)]);
      postgres.stop();
    },
  };
}

/** The files of deploy/server with this machine's ports and folders. */
function shippedConfig(home: string, port: number, servers: readonly number[]): string {
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
