import { describe, expect, test } from "vitest";
import { recordAudit } from "./audit.ts";
import { addUser, changeUser, deleteUser } from "./users.ts";
import type { Db } from "../database/open.ts";
import { setSetting } from "../database/site-settings.ts";
import { runHousekeeping, TRUSTED_TIME } from "../operations/housekeeping.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, PASSWORD, type TestDesk, testDesk } from "../testing/desk.ts";
import { makePost } from "../testing/drafts.ts";

const DAY_MS = 86_400_000;
const ANA = { email: "ana@ranch.example", password: PASSWORD };

onBothDatabases("people and their credentials", (fresh) => {
  const desk = async (options?: Parameters<typeof testDesk>[1]) => testDesk(await fresh(), options);
  const signedIn = (browser: Browser) => browser.send("GET", "/api/session");
  const tokenOf = (link: string) => link.split("#")[1];

  test("a name can be changed, and replaces the old one everywhere", async () => {
    const { owner } = await desk();
    const ana = await owner();
    expect((await ana.send("PATCH", "/api/account", { name: " " })).body.error.fields).toEqual({
      name: "Name is required",
    });
    expect((await ana.send("PATCH", "/api/account", { name: "Ana Ruiz" })).status).toBe(200);
    expect((await ana.send("GET", "/api/session")).body.username).toBe("Ana Ruiz");
    const { entries } = (await ana.send("GET", "/api/audit")).body;
    expect(entries[0]).toMatchObject({ action: "name-changed", detail: "Ana", who: "Ana Ruiz" });
  });

  describe("the password", () => {
    /** The newest mail. */
    const mail = ({ services }: TestDesk) =>
      services.db.selectFrom("mails").selectAll().orderBy("id", "desc").executeTakeFirst();
    const told = {
      recipient: ANA.email,
      subject: "Your password was changed",
      text: expect.stringContaining("https://ranch.example/admin/forgot"),
    };

    test("can be changed with the old one; that ends the other sessions and is announced by mail", async () => {
      const made = await desk({ mail: true });
      const { owner, browser } = made;
      const [first, second] = [await owner(), browser()];
      await second.send("POST", "/api/session", ANA);
      const change = (old: string, wanted: string) =>
        first.send("POST", "/api/account/password", { old, new: wanted });
      expect((await change("wrong", "Another long sentence")).body.error.fields).toEqual({
        old: "This isn’t your password",
      });
      expect((await change(PASSWORD, "123456789012")).status).toBe(422);
      expect((await change(PASSWORD, PASSWORD)).body.error.fields).toEqual({
        new: "This is your password already. Choose another.",
      });
      expect((await change(PASSWORD, ANA.email)).body.error.fields).toEqual({
        new: "Your email address can’t be your password. Choose another.",
      });
      expect((await change(PASSWORD, "Another long sentence")).status).toBe(204);
      // A client whose response was lost tries again.
      expect((await change(PASSWORD, "Another long sentence")).status).toBe(204);
      expect((await signedIn(first)).status).toBe(200);
      expect((await signedIn(second)).status).toBe(401);
      expect(await mail(made)).toMatchObject(told);
    });

    test("is reset by a mailed link, without revealing who has an account", async () => {
      const made = await desk({ mail: true });
      const { owner, browser, services, clock } = made;
      const before = await owner();
      const ask = (email: string) => browser().send("POST", "/api/reset", { email });
      const [unknown, known] = [await ask("nobody@ranch.example"), await ask(ANA.email)];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const mails = await services.db.selectFrom("mails").selectAll().execute();
      expect(mails.map(({ recipient }) => recipient)).toEqual([ANA.email]);
      const [, token = ""] = /#([\w-]{43})/.exec(mails[0]?.text ?? "") ?? [];
      clock.now += 1;
      const form = { token, password: "New words here" };
      const answer = await browser().send("POST", "/api/welcome", form);
      expect(answer).toMatchObject({ status: 200, body: { signedIn: true } });
      expect((await signedIn(before)).status).toBe(401);
      expect(await mail(made)).toMatchObject(told);
    });
  });

  describe("people", () => {
    test("an invitation can be sent again, which disables the first link, and can be withdrawn", async () => {
      const { owner, browser } = await desk();
      const ana = await owner();
      const invited = await ana.send("POST", "/api/users", {
        email: "cal@x.example",
        role: "editor",
      });
      const again = await ana.send("POST", `/api/users/${invited.body.id}/invitation`);
      const check = (link: string) =>
        browser().send("POST", "/api/welcome/check", { token: tokenOf(link) });
      expect((await check(invited.body.link)).status).toBe(410);
      expect((await check(again.body.link)).body).toEqual({
        purpose: "invite",
        email: "cal@x.example",
      });
      expect((await ana.send("DELETE", `/api/users/${invited.body.id}/invitation`)).status).toBe(
        204,
      );
      expect((await check(again.body.link)).status).toBe(410);
    });

    test("an address cannot be invited twice", async () => {
      const { owner } = await desk();
      const ana = await owner();
      const invite = () =>
        ana.send("POST", "/api/users", { email: "ANA@ranch.example", role: "editor" });
      expect(await invite()).toMatchObject({
        status: 409,
        body: { error: { code: "email-taken" } },
      });
      const cal = { email: "cal@x.example", role: "editor" };
      expect((await ana.send("POST", "/api/users", cal)).status).toBe(201);
      // The first invitation is still open: there is no account yet.
      expect(await ana.send("POST", "/api/users", cal)).toMatchObject({
        status: 409,
        body: { error: { code: "already-invited" } },
      });
    });

    test("a link that no longer works says why to anyone who opens it", async () => {
      const { owner, browser, services, clock } = await desk();
      const check = async (link: string) => {
        const form = { token: tokenOf(link) };
        const { status, body } = await browser().send("POST", "/api/welcome/check", form);
        return [status, body.error.code, body.error.message];
      };
      // Without any account, the visitor needs the setup link that the server prints.
      expect(await check("#none")).toEqual([
        410,
        "link-unknown",
        expect.stringContaining("first account"),
      ]);
      const ana = await owner();
      expect(await check("#none")).toEqual([
        410,
        "link-unknown",
        expect.not.stringContaining("first account"),
      ]);
      const invite = async (email: string): Promise<string> =>
        (await ana.send("POST", "/api/users", { email, role: "contributor" })).body.link;
      const used = await invite("cal@x.example");
      const token = tokenOf(used);
      await browser().send("POST", "/api/welcome", { token, password: PASSWORD, name: "Cal" });
      expect(await check(used)).toEqual([
        410,
        "link-used",
        "Your account has been made with this link. Sign in.",
      ]);
      const expired = await invite("dee@x.example");
      clock.now += 4 * DAY_MS;
      await runHousekeeping(services.db, clock.now);
      expect(await check(expired)).toEqual([
        410,
        "link-expired",
        "This invitation worked for three days. Ask whoever invited you for a new link.",
      ]);
      clock.now += 40 * DAY_MS;
      await setSetting(services.db, TRUSTED_TIME, String(clock.now));
      await runHousekeeping(services.db, clock.now);
      expect(await services.db.selectFrom("one_time_links").selectAll().execute()).toEqual([]);
    });

    test("a disabled account is signed out at once, and can be enabled again", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const { id } = (await signedIn(ben)).body;
      await ana.send("PATCH", `/api/users/${id}`, { disabled: true });
      expect((await signedIn(ben)).status).toBe(401);
      const again = { email: "ben@ranch.example", password: PASSWORD };
      expect((await ben.send("POST", "/api/session", again)).status).toBe(401);
      await ana.send("PATCH", `/api/users/${id}`, { disabled: false });
      expect((await ana.send("PATCH", `/api/users/${id}`, {})).status).toBeLessThan(300);
      expect((await ben.send("POST", "/api/session", again)).status).toBe(200);
    });

    test("the last owner cannot be demoted or disabled", async () => {
      const { owner } = await desk();
      const ana = await owner();
      const { id } = (await signedIn(ana)).body;
      for (const change of [{ role: "editor" }, { disabled: true }])
        expect(await ana.send("PATCH", `/api/users/${id}`, change)).toMatchObject({
          status: 409,
          body: { error: { code: "last-owner" } },
        });
    });

    const actions = {
      delete: (db: Db, whom: string, by: string) => deleteUser(db, whom, { by, at: 0 }),
      "turn off": (db: Db, whom: string) => changeUser(db, whom, { disabled: true }, 0),
      demote: (db: Db, whom: string) => changeUser(db, whom, { role: "editor" }, 0),
    };
    test.each(Object.entries(actions))(
      "when two owners %s each other at the same time, one remains and the other gets an error",
      async (_, act) => {
        const { db } = await fresh();
        const owners = db.selectFrom("users").where("role", "=", "owner").select("id");
        for (let round = 0; round < 20; round += 1) {
          await db.deleteFrom("users").execute();
          for (const name of ["ana", "ben"]) {
            const person = { email: `${name}@ranch.example`, name, role: "owner" as const };
            await addUser(db, person, 0);
          }
          await db.updateTable("users").set({ password_hash: "set" }).execute();
          const [ana = "", ben = ""] = (await owners.execute()).map(({ id }) => id);
          const done = await Promise.allSettled([act(db, ben, ana), act(db, ana, ben)]);
          const refused = done.filter((each) => each.status === "rejected");
          expect(refused.map(({ reason }) => String(reason))).toEqual([
            expect.stringMatching(/needs one owner/),
          ]);
          expect(await owners.where("disabled_at", "is", null).execute()).toHaveLength(1);
        }
      },
    );

    test("each audit entry about a post has its title", async () => {
      const { owner } = await desk();
      const ana = await owner();
      const id = await makePost(ana);
      await ana.send("POST", `/api/posts/${id}/previews`);
      await ana.send("DELETE", `/api/posts/${id}`);
      await ana.send("POST", `/api/posts/${id}/restore`);
      await ana.send("DELETE", `/api/posts/${id}`);
      await ana.send("DELETE", `/api/trash/${id}`);
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      const ofPost = entries.filter(({ subject }) => subject === id);
      expect(ofPost).toHaveLength(6);
      for (const entry of ofPost) expect(entry).toMatchObject({ detail: "Water first" });
    });

    test("older audit entries can be loaded, even when many have the same time", async () => {
      const { owner, services } = await desk();
      const ana = await owner();
      for (let at = 0; at < 201; at += 1) {
        await recordAudit(services.db, { by: null, at: 1 }, "post-published", "", `Post ${at}`);
      }
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      const older = await ana.send("GET", `/api/audit?before=${entries.at(-1)?.id}`);
      const all = [...entries, ...older.body.entries].map(({ detail }) => detail);
      expect(all.filter((detail) => detail.startsWith("Post"))).toHaveLength(201);
      expect(new Set(all)).toContain("Post 0");
    });
  });

  describe("an account", () => {
    test("can be deleted by its user with the password; the posts stay, and the audit log records it", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const id = await makePost(ben);
      const remove = (password: string) => ben.send("DELETE", "/api/account", { password });
      expect((await remove("wrong")).body.error.fields).toEqual({
        password: "This isn’t your password",
      });
      expect((await remove(PASSWORD)).status).toBe(204);
      expect((await signedIn(ben)).status).toBe(401);
      const { body } = await ana.send("GET", `/api/posts/${id}`);
      expect(body).toMatchObject({ state: "published", savedBy: "Ben" });
      const { revisions } = (await ana.send("GET", `/api/posts/${id}/revisions`)).body;
      expect(revisions).toMatchObject([{ savedBy: "Ben" }]);
      expect((await ana.send("GET", "/api/posts")).body.posts).toMatchObject([{ savedBy: "Ben" }]);
      expect((await ana.send("GET", "/api/users")).body.users).toHaveLength(1);
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      expect(entries).toContainEqual(
        expect.objectContaining({ action: "account-deleted", who: "Ben", detail: "Ben" }),
      );
      expect(entries).toContainEqual(
        expect.objectContaining({ action: "post-published", who: "Ben", detail: "Water first" }),
      );
    });

    test("can be deleted by an owner, except the last owner's", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const { users } = (await ana.send("GET", "/api/users")).body;
      expect(users.map(({ email, role, state }) => [email, role, state])).toEqual([
        [ANA.email, "owner", "active"],
        ["ben@ranch.example", "editor", "active"],
      ]);
      const idOf = (email: string) => users.find((one) => one.email === email)?.id;
      const [own, bens] = [idOf(ANA.email), idOf("ben@ranch.example")];
      expect((await ana.send("DELETE", `/api/users/${own}`)).body.error.code).toBe("last-owner");
      expect((await ana.send("DELETE", "/api/account", { password: PASSWORD })).status).toBe(409);
      await ana.send("DELETE", `/api/users/${bens}`);
      expect((await ana.send("GET", "/api/users")).body.users).toHaveLength(1);
      expect((await signedIn(ben)).status).toBe(401);
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      expect(entries).toContainEqual(
        expect.objectContaining({ action: "account-deleted", who: "Ana", detail: "Ben" }),
      );
      expect((await ana.send("DELETE", `/api/users/${bens}`)).status).toBe(404);
    });
  });
});
