import { type FormEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { session } from "#app/backend/desk.ts";
import type { Credentials, SignInRefusal, SignInResult } from "#app/backend/ports/session.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Field } from "../editor/fields/field.tsx";
import { Banner } from "../forms/banner.tsx";
import { PasswordInput } from "../forms/password-input.tsx";
import { Button } from "#app/ui/button.tsx";

/**
 * Email, password and, if the account requires one, a code. A refusal shows a banner; the page learns of a success
 * from the session.
 */
export function LoginForm({
  lastEmail = "",
  below,
}: {
  /** The address of the user whose session ended: only the password then needs to be typed. */
  readonly lastEmail?: string;
  /** Renders what is below the form, given the typed address. */
  readonly below?: ((email: string) => ReactNode) | undefined;
}) {
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  /** @returns why it was refused, if it was. */
  async function attempt(signIn: () => Promise<SignInResult>): Promise<SignInRefusal | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setMessage("");
    const result = await signIn();
    setBusy(false);
    if (result.ok) return undefined;
    setMessage(signInError(result.refusal));
    return result.refusal;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = { email, password, ...(code === undefined ? {} : { code }) };
    const refusal = await attempt(() => session.signIn(typed));
    if (!refusal) return;
    // Any other refusal does not concern the code.
    setCode(refusal.code === "second-factor" ? "" : undefined);
    passwordField.current?.select();
    codeField.current?.focus();
  }

  /** Returns to the email and password: a person with several accounts may have signed in to the wrong one. */
  function startOver() {
    setEmail(lastEmail);
    setPassword("");
    setCode(undefined);
    setMessage("");
  }

  const { signInWithPasskey, demoCredentials: demo } = session;
  return (
    <>
      <Banner>{message}</Banner>
      <form onSubmit={submit} aria-busy={busy}>
        {code === undefined ? (
          <>
            <Field label="Email" error={undefined}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="username"
                  required
                  autoFocus
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              )}
            </Field>
            <Field label="Password" error={undefined}>
              {(control) => (
                <PasswordInput
                  {...control}
                  ref={passwordField}
                  name="password"
                  autoComplete="current-password"
                  required
                  data-autofocus={lastEmail === "" ? undefined : ""}
                  value={password}
                  onChange={({ target }) => setPassword(target.value)}
                />
              )}
            </Field>
          </>
        ) : (
          <CodeStep
            ref={codeField}
            code={code}
            onChange={(typed) => {
              setCode(typed);
              // The message concerned the previous code.
              setMessage("");
            }}
          />
        )}
        <Button ref={submitButton} type="submit" look="login-submit" disabled={busy}>
          {busy ? "Signing in..." : "Sign in"}
        </Button>
      </form>
      {signInWithPasskey && code === undefined ? (
        <Button
          look="ghost login-submit"
          disabled={busy}
          onClick={() => void attempt(signInWithPasskey)}
        >
          Sign in with a passkey
        </Button>
      ) : null}
      {code === undefined ? (
        below?.(email)
      ) : (
        <Button look="ghost login-submit" disabled={busy} onClick={startOver}>
          Back to email and password
        </Button>
      )}
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

/** The second step of a sign-in: a code from the app, or a backup code. */
function CodeStep({
  ref,
  code,
  onChange,
}: {
  readonly ref: Ref<HTMLInputElement>;
  readonly code: string;
  readonly onChange: (code: string) => void;
}) {
  const [backup, setBackup] = useState(false);
  return (
    <Field
      label={backup ? "Backup code" : "Code"}
      hint={backup ? "One of the ten that you put somewhere safe." : "The 6 digits your app shows."}
      error={undefined}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={ref}
            key={String(backup)}
            type="text"
            name="code"
            inputMode={backup ? "text" : "numeric"}
            autoComplete={backup ? "off" : "one-time-code"}
            autoCapitalize="characters"
            spellCheck={false}
            required
            autoFocus
            data-autofocus=""
            value={code}
            onChange={({ target }) => onChange(target.value)}
          />
          <Button
            look="ghost small other-code"
            onClick={() => {
              setBackup(!backup);
              onChange("");
            }}
          >
            {backup ? "Use the app’s code" : "Use a backup code"}
          </Button>
          {backup ? <p className="hint">Lost them all? Ask whoever runs the server.</p> : null}
        </>
      )}
    </Field>
  );
}

/** The demo account, shown to everybody (specification, section 6). */
function DemoCredentials({ email, password, onUse }: Credentials & { readonly onUse: () => void }) {
  const [name, host] = email.split("@");
  return (
    <section className="demo" aria-label="Demo credentials">
      <h2>Demo credentials</h2>
      <dl>
        <dt>Email</dt>
        <dd>
          {name}@<wbr />
          {host}
        </dd>
        <dt>Password</dt>
        <dd>{password}</dd>
      </dl>
      <Button look="ghost small" onClick={onUse}>
        Fill in for me
      </Button>
    </section>
  );
}

/** The messages for refused sign-ins (specification, section 8; decision 27). */
function signInError(refusal: SignInRefusal): string {
  switch (refusal.code) {
    case "invalid-credentials":
      return "Invalid email or password";
    case "second-factor":
      return refusal.message;
    case "too-many-attempts":
      return `Too many tries. Try again in ${pluralize(refusal.minutes, "minute")}.`;
    case "unknown-passkey":
      return "This passkey isn’t known here. Sign in with your password.";
    case "no-passkey":
      return "No passkey was used. Try again, or sign in with your password.";
    case "unknown":
      return "An unknown error occurred";
  }
}
