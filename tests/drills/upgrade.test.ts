import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../server/database/open.ts";
import { buildSite } from "../server/build-site.ts";
import { type Machine, makeMachine } from "./support/machine.ts";
import { allRows } from "./support/older-database.ts";

const DEPLOY_TIMEOUT_MS = 600_000;

let machine: Machine;
let atFirst: Awaited<ReturnType<typeof rows>>;
beforeAll(async () => {
  buildSite();
  machine = await makeMachine();
}, DEPLOY_TIMEOUT_MS);
afterAll(() => {
  machine.systemctl("stop");
  machine.remove();
}, DEPLOY_TIMEOUT_MS);

/** The site's words, and whether version 2 has changed the database. */
async function rows() {
  const place = { dataFolder: machine.dataFolder, databaseUrl: undefined };
  // With the step of a newer version the database is looked at all the same.
  const database = await openDatabase(place, undefined, () => Promise.resolve());
  const { posts, revisions, addresses, drill } = await allRows(database.db);
  await database.close();
  return { posts, revisions, addresses, drill };
}

async function isServed(): Promise<boolean> {
  // A connection kept from before the switch would lead to a server that has stopped.
  const headers = { connection: "close" };
  const answer = await fetch(`${machine.address}/blog`, { headers });
  return (await answer.text()).includes("</html>") && answer.ok;
}

test(
  "a first version is prepared, started, and has its posts",
  async () => {
    const { status, stdout, stderr } = machine.deploy("v1");
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toMatch(/v1 is ready/);
    machine.systemctl("start");
    await expect.poll(isServed, { timeout: DEPLOY_TIMEOUT_MS }).toBe(true);
    atFirst = await rows();
    expect(atFirst.posts).toHaveLength(12);
    expect(atFirst.drill).toBeUndefined();
  },
  DEPLOY_TIMEOUT_MS,
);

test(
  "a version whose database step fails goes back by itself, and every row is as before",
  async () => {
    const { status, stdout, stderr } = machine.deploy("v3");
    expect(stderr).toMatch(/v3 does not come up/);
    expect(stdout).toMatch(/The backup is .*\.db/);
    expect(stdout).toMatch(/Back at v1\. The database fits it as it is\./);
    expect(status).toBe(1);
    expect(await isServed()).toBe(true);
    expect(await rows()).toEqual(atFirst);
  },
  DEPLOY_TIMEOUT_MS,
);

test(
  "an upgrade makes a backup, changes the database, keeps every row; the way back restores it",
  async () => {
    const up = machine.deploy("v2");
    expect(up).toMatchObject({ status: 0, stdout: expect.stringMatching(/v2 runs/) });
    expect(await isServed()).toBe(true);
    expect(await rows()).toEqual({ ...atFirst, drill: [] });

    const back = machine.deploy("--back");
    expect(back).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Back at v1, with the database of .*\.db/),
    });
    expect(await isServed()).toBe(true);
    expect(await rows()).toEqual(atFirst);
  },
  DEPLOY_TIMEOUT_MS,
);
