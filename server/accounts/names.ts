import type { Db } from "../database/open.ts";

/** Everybody who has or had an account, to be joined by id. */
export function namesOfUsers(db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "name"])
    .unionAll(db.selectFrom("former_users").select(["id", "name"]))
    .as("people");
}
