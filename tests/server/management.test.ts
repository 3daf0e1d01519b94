import { expect, test } from "vitest";
import { createHttpAccount } from "#app/backend/http/management/account.ts";
import { createHttpOperations } from "#app/backend/http/management/operations.ts";
import { createHttpPeople } from "#app/backend/http/management/people.ts";
import { createHttpPictures } from "#app/backend/http/management/pictures.ts";
import { createHttpSession } from "#app/backend/http/management/session.ts";
import { createHttpSubscribers } from "#app/backend/http/management/subscribers.ts";
import { createHttpTransfer } from "#app/backend/http/posts/transfer.ts";
import { onBothDatabases } from "#server/testing/databases.ts";
import { PASSWORD, testDesk } from "#server/testing/desk.ts";
import { fakeBrowser } from "../contract/fake-browser.ts";
import { createApi } from "#app/backend/http/client.ts";
import { fetchOf } from "./browser.ts";

onBothDatabases("the management ports over HTTP", (fresh) => {
  async function asOwner() {
    const desk = testDesk(await fresh());
    await desk.owner();
    const { session, api } = createHttpSession({
      ...fakeBrowser().openTab(),
      ask: fetchOf(desk),
    });
    await session.signIn({ email: "ana@ranch.example", password: PASSWORD });
    return { api, ...desk };
  }

  test("reads an account and reports errors at their field", async () => {
    const { api } = await asOwner();
    const account = createHttpAccount(api);
    expect(await account.read()).toMatchObject({ username: "Ana", secondFactor: false });
    expect(await account.changePassword("wrong", PASSWORD)).toMatchObject({
      ok: false,
      problem: { message: "", fields: { old: "This isn’t your password" } },
    });
    const offer = await account.offerSecondFactor();
    expect(offer.ok && offer.value.picture).toMatch(/^<svg /);
    expect(await account.sessions()).toHaveLength(2);
    expect(await account.signOutEverywhere()).toEqual({ ok: true, value: undefined });
    expect(await account.changePassword("a", "b")).toMatchObject({
      problem: { code: "signed-out", message: "You are signed out. Sign in, then try again." },
    });
  });

  test("invites somebody only once, and keeps the last owner", async () => {
    const { api } = await asOwner();
    const people = createHttpPeople(api);
    const invited = await people.invite("ben@ranch.example", "editor");
    expect(invited.ok && invited.value).toMatchObject({ mailed: false });
    expect(await people.invite("ben@ranch.example", "editor")).toMatchObject({
      problem: { message: "This address already has an account." },
    });
    const [ana, ben] = (await people.list()).toSorted((a, b) => (a.email < b.email ? -1 : 1));
    expect([ana?.inviteEndsAt, ben?.state, ben?.seenAt]).toEqual([undefined, "invited", undefined]);
    expect(await people.turn(ana?.id ?? "", "off")).toMatchObject({
      problem: { code: "last-owner" },
    });
    expect((await people.audit()).map(({ action }) => action)).toContain("invited");
  });

  test("an answer that took long can still be a refusal", async () => {
    const late = '   {"error":{"code":"import","message":"It is damaged."}}';
    const api = createApi(
      () => {},
      () => Promise.resolve(new Response(late)),
    );
    expect(await createHttpTransfer(api).check([])).toMatchObject({
      problem: { message: "It is damaged." },
    });
  });

  test("pictures, subscribers, status and files return the ports’ types", async () => {
    const { api } = await asOwner();
    expect(await createHttpPictures(api).list({ q: "", show: "all" })).toEqual({
      pictures: [],
      found: 0,
    });
    expect(await createHttpPictures(api).remove("none")).toMatchObject({
      problem: { message: "It is no longer there. Load the page again." },
    });
    expect(await createHttpSubscribers(api).list()).toMatchObject({
      subscribers: [],
      storesAddresses: false,
    });
    const operations = createHttpOperations(api);
    expect(await operations.status()).toMatchObject({ version: "1.0.0", mail: { on: false } });
    expect(await operations.redirectAddress("/old", "http://x.example")).toMatchObject({
      problem: { fields: { leadsTo: "An address within the site, like /blog" } },
    });
    const report = await createHttpTransfer(api).check([new File(["---\n"], "2026-11-02-a.md")]);
    expect(report.ok && report.value.report).toMatchObject([{ finding: "unreadable" }]);
    const strange = await createHttpTransfer(api).check([new File(["?"], "a.bin")]);
    expect(strange.ok || strange.problem.message).toMatch(/^Choose an export/);
  });
});
