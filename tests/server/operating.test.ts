import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { listen } from "#server/http/web-server.ts";

const compose = z.object({
  services: z.record(z.string(), z.unknown()),
  configs: z.object({ upstream: z.object({ content: z.string() }) }),
});

const read = (file: string) => readFileSync(file, "utf8");

describe("files shipped to operators are consistent", () => {
  test("alerts use only existing metrics", () => {
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
    "%s names only existing files",
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
