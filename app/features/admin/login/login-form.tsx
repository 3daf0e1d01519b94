import { type FormEvent, useId, useRef, useState } from "react";
import type { SessionPort, SignInResult } from "../../../domain/ports.ts";
import { AlertIcon } from "../../../ui/icons.tsx";
import { DemoCredentials } from "./demo-credentials.tsx";

/** The messages of the error catalogue (specification, section 8). */
const MESSAGES = {
  "invalid-credentials": "Invalid email or password",
  unknown: "An unknown error occurred",
} as const;

/**
 * Email, password and a banner when they are refused. A success is told by the session itself, to
 * whoever listens.
 */
export function LoginForm({ session }: { readonly session: Pick<SessionPort, "signIn" | "demo"> }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<keyof typeof MESSAGES>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault(undefined);
    const result = await session.signIn(email, password).catch(failed);
    setBusy(false);
    if (!result.ok) setFault(result.reason);
  }

  return (
    <>
      <div role="alert">
        {fault ? (
          <p className="banner">
            <AlertIcon />
            {MESSAGES[fault]}
          </p>
        ) : null}
      </div>
      <form ref={form} onSubmit={submit} aria-busy={busy}>
        <div className="field">
          <label htmlFor={`${id}email`}>Email</label>
          <input
            id={`${id}email`}
            type="email"
            name="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}password`}>Password</label>
          <input
            id={`${id}password`}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
        <button type="submit" className="btn login-submit" aria-disabled={busy}>
          {busy ? "Signing in..." : "Sign in"}
        </button>
      </form>
      {session.demo ? (
        <DemoCredentials
          {...session.demo}
          onUse={(demo) => {
            setEmail(demo.email);
            setPassword(demo.password);
            form.current?.querySelector("button")?.focus();
          }}
        />
      ) : null}
    </>
  );
}

function failed(): SignInResult {
  return { ok: false, reason: "unknown" };
}
