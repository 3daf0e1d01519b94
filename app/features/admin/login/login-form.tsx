import { type FormEvent, useId, useRef, useState } from "react";
import type { Credentials, SessionPort, SignInRefusal } from "../../../backend/ports/session.ts";
import { counted } from "../../../domain/plural.ts";
import { AlertIcon } from "../../../ui/icons.tsx";
import { DemoCredentials } from "./demo-credentials.tsx";

/** The messages of the error catalogue (specification, section 8; decision 27). */
function messageFor(refusal: SignInRefusal): string {
  switch (refusal.code) {
    case "invalid-credentials":
      return "Invalid email or password";
    case "too-many-attempts":
      return `Too many tries. Try again in ${counted(refusal.minutes, "minute")}.`;
    case "unknown":
      return "An unknown error occurred";
  }
}

/**
 * Email, password and a banner when they are refused. A success is told by the session itself, to
 * whoever listens.
 */
export function LoginForm({
  session,
  demo,
  lastEmail = "",
}: {
  readonly session: Pick<SessionPort, "signIn">;
  /** Credentials to print, where the edition has them. */
  readonly demo: Credentials | undefined;
  /** Who was signed in before; then only the password is asked for. */
  readonly lastEmail?: string | undefined;
}) {
  const id = useId();
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage("");
    const result = await session.signIn({ email, password });
    setBusy(false);
    if (result.ok) return;
    setMessage(messageFor(result.refusal));
    passwordField.current?.select();
  }

  return (
    <>
      <div role="alert">
        {message ? (
          <p className="banner">
            <AlertIcon />
            {message}
          </p>
        ) : null}
      </div>
      <form onSubmit={submit} aria-busy={busy}>
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
        <button ref={submitButton} type="submit" className="btn login-submit" aria-disabled={busy}>
          {busy ? "Signing in..." : "Sign in"}
        </button>
      </form>
      {demo ? (
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
