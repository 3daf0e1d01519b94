import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStoredSession } from "../../app/adapters/simulated/stored-session.ts";
import { demoAccount } from "../../content/site.ts";
import { fakeBrowser, fullStorage, noStorage } from "./fake-browser.ts";
import { sessionPortContract, settled } from "./session-port.ts";

sessionPortContract("simulated", () => {
  const browser = fakeBrowser();
  return {
    tab: createStoredSession(browser.openTab()),
    otherTab: createStoredSession(browser.openTab()),
    account: demoAccount,
  };
});

const user = { id: "1", username: "admin", email: "admin@example.com" };

describe("the session in local storage", () => {
  test("stands under the key `user` and goes with the logout (specification, section 3)", async () => {
    vi.useFakeTimers();
    const { stored, openTab } = fakeBrowser();
    const session = createStoredSession(openTab());
    await settled(session.signIn(demoAccount.email, demoAccount.password));
    expect([...stored.keys()]).toEqual(["user"]);
    expect(stored.get("user")).not.toContain(demoAccount.password);
    session.signOut();
    expect(stored.size).toBe(0);
    vi.useRealTimers();
  });

  test("a valid user is restored", () => {
    const { stored, openTab } = fakeBrowser();
    stored.set("user", JSON.stringify(user));
    expect(createStoredSession(openTab()).current()).toEqual(user);
  });

  test.each([
    ["no JSON", "{id: 1"],
    ["an empty text", ""],
    ["null", "null"],
    ["a text", '"admin"'],
    ["a list", "[]"],
    ["a number for an id", JSON.stringify({ ...user, id: 1 })],
    ["no email", JSON.stringify({ id: "1", username: "admin" })],
  ])("anything else is ignored and removed: %s (decision 22)", (_, text) => {
    const { stored, openTab } = fakeBrowser();
    stored.set("user", text);
    expect(createStoredSession(openTab()).current()).toBeUndefined();
    expect(stored.has("user")).toBe(false);
  });

  test("another key of another tab is no news", () => {
    const host = fakeBrowser().openTab();
    const heard = vi.fn();
    createStoredSession(host).subscribe(heard);
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
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["forbidden", noStorage],
    ["full", fullStorage],
  ])("%s: nobody is signed in, a sign-in fails as unknown, nothing is thrown", async (_, host) => {
    const session = createStoredSession(host);
    expect(session.current()).toBeUndefined();
    expect(await settled(session.signIn(demoAccount.email, demoAccount.password))).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await settled(session.signIn("x", "y"))).toMatchObject({
      reason: "invalid-credentials",
    });
    expect(() => session.signOut()).not.toThrow();
  });
});
