import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { sqliteDatabases } from "../testing/databases.ts";
import { testDesk } from "../testing/desk.ts";
import { searchRoutes } from "./search-routes.ts";

const fresh = sqliteDatabases();

test("runs at most two searches at a time, and answers all of them", async () => {
  const { services } = testDesk(await fresh());
  let running = 0;
  let most = 0;
  const app = searchRoutes({
    ...services,
    async search() {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      return undefined;
    },
  });
  const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request("/?q=hay")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(most).toBe(2);
});
