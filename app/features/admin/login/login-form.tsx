import { type FormEvent, useId, useRef, useState } from "react";
import type { Credentials, SessionPort } from "#app/backend/ports/session.ts";
import { Banner } from "../forms/banner.tsx";
import { CodeStep } from "./code-step.tsx";
import { DemoCredentials } from "./demo-credentials.tsx";
import { signInError } from "./sign-in-error.ts";

/**
 * Email, password and, if the account requires one, a code. A refusal shows a banner; a success reaches the
 * page through the session itself.
 */
export function LoginForm({
  session,
  demo,
  lastEmail = "",
}: {
  readonly session: Pick<SessionPort, "signIn">;
  /** Credentials to show, if the edition has them. */
  readonly demo: Credentials | undefined;
  /** Whose session ended; then only the password needs to be typed. */
  readonly lastEmail?: string | undefined;
}) {
  const id = useId();
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage("");
    const result = await session.signIn({
      email,
      password,
      ...(code === undefined ? {} : { code }),
    });
    setBusy(false);
    if (result.ok) return;
    setMessage(signInError(result.refusal));
    // Any other refusal does not concern the code.
    setCode(result.refusal.code === "second-factor" ? "" : undefined);
    passwordField.current?.select();
  }

  return (
    <>
      <Banner>{message}</Banner>
      <form onSubmit={submit} aria-busy={busy}>
        {code === undefined ? (
          <>
            <div className="field">
              <label htmlFor={`${id}email`}>Email</label>
              <input
                id={`${id}email`}
                type="email"
                name="email"
                autoComplete="username"
                required
                autoFocus={lastEmail === ""}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </div>
            <div className="field">
              <label htmlFor={`${id}password`}>Password</label>
              <input
                ref={passwordField}
                id={`${id}password`}
                type="password"
                name="password"
                autoComplete="current-password"
                required
                data-autofocus={lastEmail === "" ? undefined : ""}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            </div>
          </>
        ) : (
          <CodeStep
            code={code}
            onChange={(typed) => {
              setCode(typed);
              // The message concerned the previous code.
              setMessage("");
            }}
          />
        )}
        <button ref={submitButton} type="submit" className="btn login-submit" aria-disabled={busy}>
          {busy ? "Signing in..." : "Sign in"}
        </button>
      </form>
      {demo && code === undefined ? (
        <DemoCredentials
          {...demo}
          onUse={() => {
            setEmail(demo.email);
            setPassword(demo.password);
            submitButton.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
