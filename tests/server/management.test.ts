import { describe, expect, test } from "vitest";
import { answerOf, wordsOf } from "#app/backend/http/answer.ts";
import { createAsk, createClient } from "#app/backend/http/client.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { PASSWORD, testDesk } from "#server/testing/desk.ts";
import { fetchOf } from "./browser.ts";

const ANA = { email: "ana@ranch.example", password: PASSWORD };
const clientOf = (fetcher: typeof fetch) => createClient(createAsk(() => {}, fetcher));

describe("the desk’s client", () => {
  const fresh = sqliteDatabases();
  async function asOwner() {
    const desk = testDesk(await fresh());
    await desk.owner();
    const api = clientOf(fetchOf(desk));
    await api.session.$post({ json: ANA });
    return { api, ...desk };
  }

  test("reports an error at its field, with the server’s message or a general one", async () => {
    const { api, clock } = await asOwner();
    const { password, sessions } = api.account;
    expect(await answerOf(password.$post({ json: { old: "wrong", new: `${PASSWORD}!` } }))).toEqual(
      {
        ok: false,
        problem: {
          code: "invalid",
          status: 422,
          message: "",
          fields: { old: "This isn’t your password" },
        },
      },
    );
    const json = { email: "ben@ranch.example", role: "editor" } as const;
    expect(await answerOf(api.users.$post({ json }))).toMatchObject({ value: { mailed: false } });
    expect(await answerOf(api.users.$post({ json }))).toMatchObject({
      problem: { message: expect.stringMatching(/^This address is already invited\./) },
    });
    const gone = api.images[":id"].$delete({ param: { id: "none" } });
    expect(await answerOf(gone)).toMatchObject({
      problem: { message: "It’s no longer there. Load the page again." },
    });
    const guess = () => answerOf(api.session.$post({ json: { ...ANA, password: "wrong" } }));
    for (let tried = 0; tried < 10; tried += 1) await guess();
    clock.now += 60_000;
    expect(await guess()).toMatchObject({
      problem: { message: "Too many tries. Try again in 14 minutes." },
    });
    expect(await answerOf(sessions.$delete())).toEqual({ ok: true, value: null });
    expect(await answerOf(sessions.$get())).toMatchObject({
      problem: { code: "signed-out", message: "You’re signed out. Sign in, then try again." },
    });
  });

  test("sends files with their options", async () => {
    const { api } = await asOwner();
    const check = (file: File) => {
      const body = new FormData();
      body.set("file", file);
      return answerOf(api.import.$post({ query: { check: "1" } }, { init: { body } }));
    };
    expect(await check(new File(["---\ntitle: [\n---\n"], "2026-11-02-a.md"))).toMatchObject({
      value: { report: [{ finding: "unreadable" }] },
    });
    const strange = await check(new File(["?"], "a.bin"));
    expect(strange.ok || strange.problem.message).toMatch(/^Choose an export/);
  });
});

test("errors of a proxy or a failing server become messages that say what to do", async () => {
  const said = async (body: string | null, status: number) => {
    const api = clientOf(async () => new Response(body, { status }));
    const answer = await answerOf(api.images.$get({ query: {} }));
    return answer.ok || wordsOf(answer.problem);
  };
  const page = "<h1>Sorry</h1>";
  const error = (more: object) => JSON.stringify({ error: { code: "any", ...more } });
  expect(await said(page, 200)).toMatch(/^The server didn’t answer as it should\./);
  expect(await said("{}", 200)).toMatch(/^The server didn’t answer as it should\./);
  expect(await said("null", 200)).toMatch(/^The server didn’t answer as it should\./);
  expect(await said(null, 204)).toMatch(/^The server didn’t answer as it should\./);
  expect(await said(page, 504)).toMatch(/^The server didn’t answer as it should\./);
  expect(await said(page, 413)).toBe("This is too large for the server.");
  expect(await said(page, 429)).toMatch(/Wait a minute, then try again\.$/);
  expect(await said(error({ message: "The disk is full." }), 503)).toBe("The disk is full.");
  expect(await said(error({ message: "Open it there." }), 403)).toBe("Open it there.");
  expect(await said(error({}), 403)).toMatch(/^Your account may not do this\./);
  expect(await said(error({ fields: { at: "That time is past." } }), 422)).toBe(
    "That time is past.",
  );
});

test("a slow response that was kept open with spaces can still be an error", async () => {
  const late = '   {"error":{"code":"import","message":"It is damaged."}}';
  const api = clientOf(() => Promise.resolve(new Response(late)));
  expect(await answerOf(api.import.$post({ query: {} }))).toMatchObject({
    problem: { message: "It is damaged." },
  });
});
