import { expect, test, vi } from "vitest";
import { bodyOf, createAsk, createClient } from "#app/backend/http/client.ts";
import { createHttpNewsletter } from "#app/backend/newsletter.ts";
import { createHttpPosts } from "#app/backend/http/posts.ts";
import { createHttpSearch } from "#app/backend/http/search.ts";
import { createHttpSession } from "#app/backend/http/session.ts";
import { createWriting } from "#app/backend/http/writing.ts";
import { createStoredUser } from "#app/backend/stored-user.ts";
import { failureOf } from "#app/backend/ports/errors.ts";
import type { Post } from "#app/domain/posts/post.ts";
import type { Db } from "#server/database/open.ts";
import { fieldsOfPost } from "#server/posts/fields.ts";
import { type FreshDatabase, onBothDatabases, sqliteDatabases } from "#server/testing/databases.ts";
import { PASSWORD, testDesk } from "#server/testing/desk.ts";
import { addPostFile } from "#server/transfer/copy/posts.ts";
import { describeDeskPosts } from "../contract/desk-posts.ts";
import { fakeBrowser } from "../contract/fake-browser.ts";
import { describeSearch } from "../contract/search-port.ts";
import { describeSession } from "../contract/session-port.ts";
import { fetchOf } from "./browser.ts";

const ANA = { email: "ana@ranch.example", password: PASSWORD };
const EMPTY_DRAFT = {
  title: "",
  slug: "",
  coverImage: "",
  excerpt: "",
  category: "",
  tags: [],
  content: "",
  date: "",
};
const NOON_IN_TEXAS = "T18:00:00Z";

async function publish(db: Db, posts: readonly Post[], now: number): Promise<void> {
  for (const post of posts) {
    const fields = fieldsOfPost(post);
    await addPostFile(
      db,
      { id: post.id, fields, facts: {}, importId: null },
      { by: null, at: now },
    );
  }
}

const onSqlite = sqliteDatabases();

async function atServer(fresh: FreshDatabase = onSqlite) {
  const desk = testDesk(await fresh());
  await desk.owner();
  const browser = fakeBrowser();
  const ask = fetchOf(desk);
  const tab = () => {
    const storedUser = createStoredUser(browser.openTab());
    const api = createClient(createAsk(() => storedUser.forget(), ask));
    return { api, session: createHttpSession(api, storedUser) };
  };
  return { ...desk, ...browser, ask, tab };
}

onBothDatabases("the ports over HTTP", (fresh) => {
  describeSearch("server edition", async (posts) => {
    const { clock, services, ask } = await atServer(fresh);
    await publish(services.db, posts, clock.now);
    return createHttpSearch(ask);
  });

  describeDeskPosts("server edition", async (posts, today) => {
    const { clock, services, tab } = await atServer(fresh);
    clock.now = Date.parse(today + NOON_IN_TEXAS);
    await publish(services.db, posts, clock.now);
    const { session, api } = tab();
    await session.signIn(ANA);
    return createHttpPosts(api);
  });
});

describeSession("server edition", async () => {
  const { tab } = await atServer();
  return { tab: tab().session, otherTab: tab().session, account: ANA };
});

test("local storage holds only a hint that grants no access", async () => {
  const { tab, stored } = await atServer();
  const { session } = tab();
  await session.signIn(ANA);
  expect(JSON.parse(stored.get("user") ?? "")).toEqual({
    id: expect.any(String),
    username: "Ana",
    email: ANA.email,
  });
  stored.set("user", JSON.stringify({ id: "1", username: "Mallory", email: "m@x.example" }));
  expect((await session.current())?.username).toBe("Ana");
  expect(session.demoCredentials).toBeUndefined();
});

test("a session that ended elsewhere is reported, and the hint is removed", async () => {
  const { tab, stored, services } = await atServer();
  const { session, api } = tab();
  await session.signIn(ANA);
  await services.db.deleteFrom("sessions").execute();
  const failure = await createHttpPosts(api).terms().catch(failureOf);
  expect(failure).toBe("signed-out");
  expect(stored.has("user")).toBe(false);
  expect(await session.current()).toBeUndefined();
});

test("too many guesses return the waiting time in minutes", async () => {
  const { tab } = await atServer();
  const { session } = tab();
  const wrong = { ...ANA, password: "wrong" };
  for (let tried = 0; tried < 10; tried += 1) await session.signIn(wrong);
  expect(await session.signIn(ANA)).toEqual({
    ok: false,
    refusal: { code: "too-many-attempts", minutes: 15 },
  });
});

test("saving, scheduling and rejecting a draft return the port's types", async () => {
  const { tab, clock } = await atServer();
  const { session, api } = tab();
  await session.signIn(ANA);
  const posts = createHttpPosts(api);
  const draft = { ...EMPTY_DRAFT, title: "Idea" };
  const id = crypto.randomUUID();
  const saved = await posts.create(id, draft, { kind: "save" });
  expect(saved).toMatchObject({ ok: true, saved: { state: "draft", version: 1 } });
  expect(await posts.update(id, draft, { kind: "publish" }, 1)).toMatchObject({
    ok: false,
    refusal: { code: "invalid", fields: { slug: "Slug is required" } },
  });
  expect(await posts.update(id, { ...draft, title: "" }, { kind: "save" }, 1)).toMatchObject({
    refusal: { code: "invalid", fields: { title: "Title is required" } },
  });
  const past = { kind: "schedule", at: clock.now - 1 } as const;
  expect(await posts.update(id, draft, past, 1)).toMatchObject({ refusal: { code: "invalid" } });
  await posts.update(id, { ...draft, title: "Theirs" }, { kind: "save" }, 1);
  expect(await posts.update(id, { ...draft, title: "Mine" }, { kind: "save" }, 1)).toMatchObject({
    refusal: {
      code: "changed",
      current: { version: 2, post: { title: "Theirs" } },
      base: { version: 1, post: { title: "Idea" } },
    },
  });
});

test("autosaves are stored, versions restored, and previews ended", async () => {
  const { tab } = await atServer();
  const { session, api } = tab();
  await session.signIn(ANA);
  const writing = createWriting(api);
  const posts = createHttpPosts(api);
  const id = crypto.randomUUID();
  const words = { tab: "one", baseVersion: 0, fields: { title: "Idea" } };
  expect(await writing.autosave(id, words)).toEqual({
    ok: true,
    writers: [],
    tabs: ["one"],
    version: null,
    savedBy: "",
  });
  expect(await writing.autosaves(id)).toMatchObject([{ postId: id, ...words }]);
  expect(await writing.neverSaved()).toMatchObject([{ postId: id, tab: "one", title: "Idea" }]);
  const long = { ...words, fields: { content: "x".repeat(2_000_000) } };
  expect(await writing.autosave(id, long)).toEqual({ ok: false });
  await writing.discardAutosave(id, { tab: "one" });
  expect([await writing.autosaves(id), await writing.neverSaved()]).toEqual([[], []]);

  const draft = { ...EMPTY_DRAFT, title: "Idea" };
  await posts.create(id, draft, { kind: "save" });
  await posts.update(id, { ...draft, title: "Better" }, { kind: "save" }, 1);
  const listed = await writing.revisions(id);
  expect(listed?.revisions.map(({ title }) => title)).toEqual(["Better", "Idea"]);
  expect((await writing.revisions(id, 2))?.revisions.map(({ title }) => title)).toEqual(["Idea"]);
  expect((await writing.revision(id, 1))?.title).toBe("Idea");
  expect(await writing.restoreRevision(id, 1, 1)).toMatchObject({
    refusal: { code: "changed" },
  });
  expect(await writing.restoreRevision(id, 1, 2)).toMatchObject({
    saved: { version: 3, post: { title: "Idea" } },
  });
  expect(await writing.revisions("nobody")).toBeUndefined();

  const link = await writing.makePreview(id);
  expect(link.address).toContain("/preview/");
  expect(await writing.previews(id)).toEqual([{ id: link.id, endsAt: link.endsAt }]);
  await writing.endPreview(link.id);
  await writing.endPreview(link.id);
  expect(await writing.previews(id)).toEqual([]);
  await posts.remove(id);
  await writing.deleteForever(id);
  expect(await posts.restore(id)).toEqual({ ok: false, refusal: { code: "gone" } });
});

test("the newsletter accepts an address, rejects an undeliverable one and a fourth try, and reports used links", async () => {
  const { ask } = await atServer();
  const newsletter = createHttpNewsletter(ask);
  await expect(newsletter.subscribe("ann@range.example")).resolves.toBe("no-mail");
  // Browsers accept this as an email address.
  expect(await newsletter.subscribe("ann@ranch")).toBe("invalid");
  await newsletter.subscribe("ann@range.example");
  await newsletter.subscribe("ann@range.example");
  expect(await newsletter.subscribe("ann@range.example")).toBe("too-many");
  expect(await newsletter.follow("confirm", "unknown")).toBe("spent");
  expect(await newsletter.follow("leave", "unknown")).toBe("spent");
});

test("the newsletter does not wait forever for a response", async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_answer, reject) => {
      if (init?.signal?.aborted) reject(init.signal.reason);
    });
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  const answer = createHttpNewsletter(silent).subscribe("ann@range.example");
  expect(await answer.catch(failureOf)).toBe("offline");
});

test("a request for the session without a response is an error and does not sign the user out", async () => {
  const storedUser = createStoredUser(fakeBrowser().openTab());
  const user = { id: "1", username: "Ana", email: ANA.email, role: "owner" } as const;
  storedUser.save(user);
  const unreachable = () => Promise.reject(new TypeError("fetch failed"));
  const session = createHttpSession(createClient(createAsk(() => {}, unreachable)), storedUser);
  expect(failureOf(await session.current().catch((error: unknown) => error))).toBe("offline");
  expect(failureOf(await session.signOut().catch((error: unknown) => error))).toBe("offline");
  expect(storedUser.read()).toMatchObject({ email: ANA.email });
});

test("an unreachable server is reported as offline, one with invalid responses as unavailable", async () => {
  const answering = (fetcher: typeof fetch) => {
    const api = createClient(createAsk(() => {}, fetcher));
    return bodyOf(api.terms.$get()).catch(failureOf);
  };
  expect(await answering(() => Promise.reject(new TypeError("fetch failed")))).toBe("offline");
  for (const answer of [
    new Response("<h1>Proxy</h1>", { status: 502 }),
    new Response("<h1>Hi</h1>"),
  ]) {
    expect(await answering(() => Promise.resolve(answer))).toBe("unavailable");
  }
});
