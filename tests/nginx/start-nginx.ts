import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/testing/child.ts";
import { nginxConfig } from "#publish/hosts/nginx.ts";

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a real nginx with the shipped configuration for a built folder, on a free port. */
export async function startNginx(folder: string, base: string): Promise<Nginx> {
  const home = newHome();
  const port = await freePort();
  const root = join(home, "root");
  const mount = base.replaceAll("/", "");
  if (mount === "") symlinkSync(resolve(folder), root);
  else {
    mkdirSync(root);
    symlinkSync(resolve(folder), join(root, mount));
  }
  return runNginx(home, port, nginxConfig({ listen: `127.0.0.1:${port}`, root, base }));
}

/** Folder for nginx's own files. */
export const newHome = () => mkdtempSync(join(tmpdir(), "first-paddock-nginx-"));

/** Runs nginx with the given `http` block, and waits until it answers on the port. */
export async function runNginx(home: string, port: number, http: string): Promise<Nginx> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(" ");
  const config = join(home, "nginx.conf");
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${home}/pid; error_log ${home}/error.log;
events {}
http { access_log off; ${temporary}
${http}
}`,
  );
  const nginx = spawn(process.env.NGINX_PATH ?? "nginx", ["-c", config, "-p", home], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(origin, { redirect: "manual" }).catch(() => undefined);
    if (answer) break;
    if (tries > 50 || nginx.exitCode !== null) {
      nginx.kill();
      throw new Error(`nginx does not start: ${config}`);
    }
    await pause(100);
  }
  return {
    origin,
    stop: () =>
      new Promise((stopped) => {
        nginx.once("exit", () => stopped());
        nginx.kill("SIGQUIT");
      }),
  };
}
