import { expect, test } from "vitest";
import { sqliteDatabases } from "../testing/databases.ts";
import { PASSWORD, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { createLog, withoutAddresses } from "./log.ts";

const PERSONAL = /@ranch\.example|ana|ben|creek|water first|trough|[\w-]{43}|203\.0\.113/i;

const fresh = sqliteDatabases();

test("the log contains requests and results, and no personal data", async () => {
  const { owner, editor, browser, lines } = testDesk(await fresh(), {
    trustedProxies: ["127.0.0.1"],
  });
  const ana = await owner();
  await editor(ana);
  const from = { "X-Forwarded-For": "203.0.113.9" };
  const stranger = browser();
  const wrong = { email: "ana@ranch.example", password: "not the creek" };
  await stranger.send("POST", "/api/session", wrong, from);
  await stranger.send("POST", "/api/session", { ...wrong, password: PASSWORD }, from);
  await stranger.send("POST", "/api/reset", { email: "ben@ranch.example" }, from);
  await stranger.send("POST", "/api/newsletter", { email: "ben@ranch.example" }, from);
  const id = await makePost(ana);
  await change(ana, id, 1, { draft: DRAFT, intent: "save" });
  await change(ana, id, 1, { draft: DRAFT, intent: "save" });
  await ana.send("POST", `/api/posts/${id}/previews`, {});
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => PERSONAL.test(line))).toEqual([]);
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({ message: "PATCH /api/posts/:id", status: 409 }),
  );
});

test("removes email addresses from error messages", () => {
  const lines: string[] = [];
  const error = new Error("550 <ana@ranch.example> is unknown");
  createLog("info", (line) => lines.push(line)).error("mail", { error });
  expect(lines.join("")).not.toContain("ana");
  expect(lines.join("")).toContain("550 <(an address)> is unknown");
  const path = "at /srv/node_modules/@hono/node-server/index.js:3";
  expect(withoutAddresses(path)).toBe(path);
});
