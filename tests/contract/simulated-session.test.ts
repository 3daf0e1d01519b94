import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStoredSession } from "#app/backend/simulated/stored-session.ts";
import { createStoredUser, type UserHost } from "#app/backend/stored-user.ts";
import { demoAccount } from "#content/site.ts";
import { fakeBrowser, fullStorage, noStorage } from "./fake-browser.ts";
import { describeSession } from "./session-port.ts";

// Simulated delays elapse immediately.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode("nextTimerAsync");
});
afterEach(() => void vi.useRealTimers());

const sessionOf = (host: UserHost) => createStoredSession(createStoredUser(host));

describeSession("demo edition", () => {
  const browser = fakeBrowser();
  return Promise.resolve({
    tab: sessionOf(browser.openTab()),
    otherTab: sessionOf(browser.openTab()),
    account: demoAccount,
  });
});

const user = { id: "1", username: "admin", email: "admin@example.com" };

describe("the session in local storage", () => {
  test("is stored under the key `user` until the logout (specification, section 3)", async () => {
    const { stored, openTab } = fakeBrowser();
    const session = sessionOf(openTab());
    await session.signIn(demoAccount);
    expect([...stored.keys()]).toEqual(["user"]);
    const { id, username, email } = demoAccount;
    expect(JSON.parse(stored.get("user") ?? "")).toEqual({ id, username, email });
    await session.signOut();
    expect(stored.size).toBe(0);
  });

  test("a valid stored user is restored with all permissions", async () => {
    const { stored, openTab } = fakeBrowser();
    stored.set("user", JSON.stringify(user));
    expect(await sessionOf(openTab()).current()).toEqual({ ...user, role: "owner" });
  });

  test.each([
    ["no JSON", "{id: 1"],
    ["an empty text", ""],
    ["null", "null"],
    ["a text", '"admin"'],
    ["a list", "[]"],
    ["a number for an id", JSON.stringify({ ...user, id: 1 })],
    ["no email", JSON.stringify({ id: "1", username: "admin" })],
  ])("anything else is ignored and removed: %s (decision 22)", async (_, text) => {
    const { stored, openTab } = fakeBrowser();
    stored.set("user", text);
    expect(await sessionOf(openTab()).current()).toBeUndefined();
    expect(stored.has("user")).toBe(false);
  });

  test("ignores other keys changed in another tab", async () => {
    const host = fakeBrowser().openTab();
    const heard = vi.fn();
    sessionOf(host).watch(heard, new AbortController().signal);
    const tell = (key: string | null) =>
      host.tabs instanceof EventTarget &&
      host.tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
    tell("theme");
    expect(heard).not.toHaveBeenCalled();
    tell(null);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe("storage that cannot be used (decision 22)", () => {
  test.each([
    ["forbidden", noStorage],
    ["full", fullStorage],
  ])(
    "%s: nobody is signed in, a sign-in fails with an unknown error, and nothing throws",
    async (_, host) => {
      const session = sessionOf(host);
      expect(await session.current()).toBeUndefined();
      expect(await session.signIn(demoAccount)).toEqual({
        ok: false,
        refusal: { code: "unknown" },
      });
      expect(await session.signIn({ email: "x", password: "y" })).toMatchObject({
        refusal: { code: "invalid-credentials" },
      });
      await session.signOut();
    },
  );
});
