import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { folderForFile } from "#tests/support/folder.ts";

const folder = folderForFile();
mkdirSync(join(folder, "dist"));
writeFileSync(join(folder, "dist", "index.html"), "<h1>Grass</h1>");

/** Starts the server until the test ends, and returns its output up to the address or its exit. */
async function serve(settings: Readonly<Record<string, string>>, cwd = folder) {
  const { PORT: _, HOST: __, ...rest } = process.env;
  const server = spawn(process.execPath, [resolve("server/preview/main.ts")], {
    cwd,
    env: { ...rest, ...settings },
  });
  onTestFinished(() => void server.kill());
  let said = "";
  const code = await new Promise<number | null>((done) => {
    const collect = (text: Buffer) => {
      said += text.toString();
      if (/http:\/\//.test(said)) done(null);
    };
    server.stdout.on("data", collect);
    server.stderr.on("data", collect);
    server.on("exit", done);
  });
  return { said, code };
}

describe("npm start's settings (decision 25)", () => {
  test("PORT sets the port, loopback is the default address, and the server answers once it prints its address", async () => {
    const { said } = await serve({ PORT: "0" });
    const [address = ""] = /http:\/\/\S+/.exec(said) ?? [];
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
    expect(await (await fetch(address)).text()).toContain("Grass");
  });

  test("HOST sets the address", async () => {
    const { said } = await serve({ PORT: "0", HOST: "localhost" });
    expect(said).toMatch(/http:\/\/localhost:\d+\//);
  });

  test("an invalid PORT is refused in plain words", async () => {
    const { said, code } = await serve({ PORT: "70000" });
    expect(code).toBe(1);
    expect(said).toContain('PORT must be a number from 0 to 65535, not "70000"');
  });

  test("without a built site it says what to do", async () => {
    const { said, code } = await serve({ PORT: "0" }, tmpdir());
    expect(code).toBe(1);
    expect(said).toContain("npm run build");
  });
});
