import type { Db } from "../database/open.ts";

/** Everybody who has or had an account, to be joined by id as `people`. */
export function namesOfUsers(db: Db) {
  return everybody(db).as("people");
}

/** The same, as `others`, for queries whose rows name two people. */
export function namesOfOthers(db: Db) {
  return everybody(db).as("others");
}

function everybody(db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "name"])
    .unionAll(db.selectFrom("former_users").select(["id", "name"]));
}
