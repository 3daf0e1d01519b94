import { expect, test } from "vitest";
import { connectionLog } from "./connection-log.ts";
import { createLog } from "./log.ts";

const refused = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const starting = () => Object.assign(new Error("starting"), { code: "57P03" });

test("an unreachable database is logged once, and once more when it answers again; other failures are logged as they are", () => {
  const lines: { message: string; reason?: string; error?: unknown }[] = [];
  const log = connectionLog(createLog("info", (line) => lines.push(JSON.parse(line))));
  log.answered();
  for (const error of [refused(), new AggregateError([refused()]), starting()]) {
    log.failed("watching the content failed", error);
  }
  log.failed("sending mail failed", new Error("A bug"));
  log.answered();
  log.answered();
  log.failed("watching the content failed", refused());
  expect(lines).toMatchObject([
    { message: "the database does not answer", reason: expect.stringMatching(/DATABASE_URL/) },
    { message: "sending mail failed", error: { message: "A bug" } },
    { message: "the database answers again" },
    { message: "the database does not answer" },
  ]);
});
