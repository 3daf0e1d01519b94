import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { type Machine, makeMachine } from "../support/machine.ts";
import { allRows, firstRelease } from "../support/older-database.ts";

const DEPLOY_TIMEOUT_MS = 600_000;

let machine: Machine;
/** The rows of the first release's database, before and after this version has started on it. */
let released: Awaited<ReturnType<typeof rows>>;
let atFirst: Awaited<ReturnType<typeof rows>>;
beforeAll(async () => {
  machine = await makeMachine();
  firstRelease(machine.dataFolder);
  released = await rows();
}, DEPLOY_TIMEOUT_MS);
afterAll(() => {
  machine.systemctl("stop");
  machine.remove();
}, DEPLOY_TIMEOUT_MS);

/** The site's content, and whether version 2 has migrated the database. */
async function rows() {
  const place = { dataFolder: machine.dataFolder, databaseUrl: undefined };
  // Opens the database even with a newer version's migration.
  const database = await openDatabase(place, undefined, () => Promise.resolve());
  const { settings: _, one_time_links: _links, ...kept } = await allRows(database.db);
  await database.close();
  return kept;
}

/** A row's columns, except the one that is no longer used (migration 0012). */
function columns(row: unknown): object {
  const { search: _, ...kept } = JSON.parse(String(row)) as Record<string, unknown>;
  return kept;
}

async function isServed(): Promise<boolean> {
  // A keep-alive connection from before the switch would lead to the stopped server.
  const headers = { connection: "close" };
  const answer = await fetch(`${machine.address}/blog`, { headers });
  return (await answer.text()).includes("</html>") && answer.ok;
}

test(
  "this version starts on a database of the first release with every row",
  async () => {
    const { status, stdout, stderr } = machine.deploy("v1");
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toMatch(/v1 is ready/);
    machine.systemctl("start");
    await expect.poll(isServed, { timeout: DEPLOY_TIMEOUT_MS }).toBe(true);
    atFirst = await rows();
    for (const [table, before] of Object.entries(released)) {
      // Later migrations may add columns, so the old rows must be contained in the new ones.
      const rows = before.map((row) => expect.objectContaining(columns(row)));
      expect({ table, rows: atFirst[table]?.map(columns) }).toEqual({ table, rows });
    }
    expect(atFirst["drill"]).toBeUndefined();
    const post = await fetch(`${machine.address}/blog/2026/11/rest-the-creek-paddock`);
    expect(await post.text()).toContain("Rest the creek paddock");
    const [picture] = released["image_files"] ?? [];
    const name = /[\w-]+-16\.jpg/.exec(String(picture))?.[0];
    expect((await fetch(`${machine.address}/media/${name}`)).status).toBe(200);
  },
  DEPLOY_TIMEOUT_MS,
);

test(
  "a version whose migration fails rolls back by itself, with every row unchanged",
  async () => {
    const { status, stdout, stderr } = machine.deploy("v3");
    expect(stderr).toMatch(/v3 does not come up/);
    expect(stdout).toMatch(/The backup is .*\.db/);
    expect(stdout).toMatch(/Back at v1-\w+\. The database fits it as it is\./);
    expect(status).toBe(1);
    expect(await isServed()).toBe(true);
    expect(await rows()).toEqual(atFirst);
  },
  DEPLOY_TIMEOUT_MS,
);

test(
  "an upgrade makes a backup and migrates with every row; the rollback restores it",
  async () => {
    const up = machine.deploy("v2");
    expect(up).toMatchObject({ status: 0, stdout: expect.stringMatching(/v2 runs/) });
    expect(await isServed()).toBe(true);
    expect(await rows()).toEqual({ ...atFirst, drill: [] });

    const asked = machine.deploy("--back");
    expect(asked).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Nothing was changed.* 0 hours old.*--back --yes/),
    });
    expect(await rows()).toEqual({ ...atFirst, drill: [] });
    const back = machine.deploy("--back", "--yes");
    expect(back).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Back at v1-\w+, with the database of .*\.db/),
    });
    expect(await isServed()).toBe(true);
    expect(await rows()).toEqual(atFirst);
  },
  DEPLOY_TIMEOUT_MS,
);
