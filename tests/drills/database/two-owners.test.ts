import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser, changeUser, deleteUser } from "#server/accounts/users.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { installedPostgres } from "../support/installed.ts";

const ROUNDS = 20;
const SETUP_TIMEOUT_MS = 120_000;

let postgres: TestPostgres;
let one: OpenDatabase;
let two: OpenDatabase;
beforeAll(async () => {
  postgres = startPostgres(installedPostgres(), { durable: true });
  const place = { dataFolder: "", databaseUrl: postgres.createDatabase("two_owners") };
  one = await openDatabase(place);
  two = await openDatabase(place);
}, SETUP_TIMEOUT_MS);
afterAll(async () => {
  await one.close();
  await two.close();
  postgres.stop();
});

async function owner(name: string): Promise<string> {
  const person = { email: `${name}@ranch.example`, name, role: "owner" as const };
  const { id } = await addUser(one.db, person, Date.now());
  await one.db.updateTable("users").set({ password_hash: "set" }).where("id", "=", id).execute();
  return id;
}

const deeds = {
  delete: ({ db }: OpenDatabase, whom: string, by: string) =>
    deleteUser(db, whom, { by, at: Date.now() }),
  "turn off": ({ db }: OpenDatabase, whom: string) =>
    changeUser(db, whom, { disabled: true }, Date.now()),
  demote: ({ db }: OpenDatabase, whom: string) =>
    changeUser(db, whom, { role: "editor" }, Date.now()),
};

test.each(Object.entries(deeds))(
  "of two owners who %s each other on two servers at once one remains, and the other gets an error",
  async (_, deed) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await one.db.deleteFrom("users").execute();
      const [ana, ben] = [await owner("ana"), await owner("ben")];
      const done = await Promise.allSettled([deed(one, ben, ana), deed(two, ana, ben)]);
      const refused = done.filter((each) => each.status === "rejected");
      expect(refused.map(({ reason }) => String(reason))).toEqual([
        expect.stringMatching(/last-owner|needs one owner/),
      ]);
      const left = await one.db
        .selectFrom("users")
        .select("id")
        .where("role", "=", "owner")
        .where("disabled_at", "is", null)
        .execute();
      expect(left).toHaveLength(1);
    }
  },
  SETUP_TIMEOUT_MS,
);
