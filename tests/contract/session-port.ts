import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionPort } from "#app/backend/ports/session.ts";

/** One browser with two tabs, and an account that exists. */
interface SessionBench {
  readonly tab: SessionPort;
  readonly otherTab: SessionPort;
  readonly account: { readonly email: string; readonly password: string };
}

/** The contract of the session port (app/backend/ports/session.ts). */
export function describeSession(name: string, makeBench: () => Promise<SessionBench>): void {
  describe(`session: ${name}`, () => {
    let bench: SessionBench;
    const listening = new Set<AbortController>();
    const signIn = (email = bench.account.email, password = bench.account.password) =>
      bench.tab.signIn({ email, password });
    const listen = async (tab: SessionPort) => {
      const heard = vi.fn();
      const stop = new AbortController();
      listening.add(stop);
      tab.watch(heard, stop.signal);
      return { heard, stop: () => stop.abort() };
    };

    beforeEach(async () => {
      bench = await makeBench();
    });
    afterEach(() => {
      for (const controller of listening) controller.abort();
      listening.clear();
    });

    test("nobody is signed in at first", async () => {
      expect(await bench.tab.current()).toBeUndefined();
    });

    test("the right credentials sign in", async () => {
      const result = await signIn();
      const user = await bench.tab.current();
      expect(result).toEqual({ ok: true, user });
      const text = expect.any(String);
      expect(user).toMatchObject({ email: text, id: text, role: text, username: text });
    });

    test("the email's case and the space around it do not matter", async () => {
      expect((await signIn(` ${bench.account.email.toUpperCase()} `)).ok).toBe(true);
    });

    test("a wrong email, a wrong password, wrong case and empty input are rejected alike", async () => {
      const { email, password } = bench.account;
      for (const [wrongEmail, wrongPassword] of [
        ["nobody@example.com", password],
        [email, "wrong"],
        [email, password.toUpperCase()],
        ["", ""],
      ] as const) {
        expect(await signIn(wrongEmail, wrongPassword)).toEqual({
          ok: false,
          refusal: { code: "invalid-credentials" },
        });
      }
      expect(await bench.tab.current()).toBeUndefined();
    });

    test("signing out ends the session and can be repeated", async () => {
      await signIn();
      await bench.tab.signOut();
      expect(await bench.tab.current()).toBeUndefined();
      await bench.tab.signOut();
    });

    test("listeners are notified of every change in this tab until they unsubscribe", async () => {
      const { heard, stop } = await listen(bench.tab);
      await signIn();
      expect(heard).toHaveBeenCalledTimes(1);
      await bench.tab.signOut();
      expect(heard).toHaveBeenCalledTimes(2);
      stop();
      await signIn();
      expect(heard).toHaveBeenCalledTimes(2);
    });

    test("the other tab is notified too and has the same state", async () => {
      const { heard } = await listen(bench.otherTab);
      await signIn();
      await vi.waitFor(() => expect(heard).toHaveBeenCalled());
      expect(await bench.otherTab.current()).toEqual(await bench.tab.current());
      await bench.tab.signOut();
      expect(await bench.otherTab.current()).toBeUndefined();
    });
  });
}
