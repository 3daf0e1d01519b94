import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionPort } from "../../app/domain/ports.ts";

/** One browser with two tabs, and an account that exists. */
export interface SessionBench {
  readonly tab: SessionPort;
  readonly otherTab: SessionPort;
  readonly account: { readonly email: string; readonly password: string };
}

/** What every implementation of the session port keeps to (app/domain/ports.ts). */
export function sessionPortContract(name: string, makeBench: () => SessionBench): void {
  describe(`session port: ${name}`, () => {
    let bench: SessionBench;
    const signIn = (email = bench.account.email, password = bench.account.password) =>
      settled(bench.tab.signIn(email, password));

    beforeEach(() => {
      vi.useFakeTimers();
      bench = makeBench();
      return () => vi.useRealTimers();
    });

    test("nobody is signed in at first", () => {
      expect(bench.tab.current()).toBeUndefined();
    });

    test("the right credentials sign in: id, username and email, nothing else", async () => {
      const result = await signIn();
      expect(result).toEqual({ ok: true, user: bench.tab.current() });
      expect(Object.keys(bench.tab.current() ?? {}).toSorted()).toEqual([
        "email",
        "id",
        "username",
      ]);
    });

    test("the email's case and the space around it do not matter", async () => {
      expect((await signIn(` ${bench.account.email.toUpperCase()} `)).ok).toBe(true);
    });

    test.each([
      ["another email", "nobody@example.com", undefined],
      ["another password", undefined, "wrong"],
      ["a password in other case", undefined, "PADDOCK-ONE"],
      ["nothing", "", ""],
    ])("%s does not", async (_, email, password) => {
      expect(await signIn(email, password)).toEqual({ ok: false, reason: "invalid-credentials" });
      expect(bench.tab.current()).toBeUndefined();
    });

    test("the user is the same object as long as the session lasts", async () => {
      await signIn();
      expect(bench.tab.current()).toBe(bench.tab.current());
    });

    test("signing out ends the session, and may be done twice", async () => {
      await signIn();
      bench.tab.signOut();
      expect(bench.tab.current()).toBeUndefined();
      expect(() => bench.tab.signOut()).not.toThrow();
    });

    test("listeners hear of every change in this tab until they stop listening", async () => {
      const heard = vi.fn();
      const stop = bench.tab.subscribe(heard);
      await signIn();
      expect(heard).toHaveBeenCalledTimes(1);
      bench.tab.signOut();
      expect(heard).toHaveBeenCalledTimes(2);
      stop();
      await signIn();
      expect(heard).toHaveBeenCalledTimes(2);
    });

    test("the other tab hears of it too, and agrees", async () => {
      const heard = vi.fn();
      bench.otherTab.subscribe(heard);
      await signIn();
      expect(heard).toHaveBeenCalled();
      expect(bench.otherTab.current()).toEqual(bench.tab.current());
      bench.tab.signOut();
      expect(bench.otherTab.current()).toBeUndefined();
    });

    test("a new tab finds the session", async () => {
      await signIn();
      expect(bench.otherTab.current()).toEqual(bench.tab.current());
    });
  });
}

/** Lets the simulated delays pass. */
export async function settled<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(5000);
  return promise;
}
