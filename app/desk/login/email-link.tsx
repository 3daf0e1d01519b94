import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { PasswordField, RequestForm, SubmitButton } from "../forms/request-form.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import type { WelcomeLink } from "./welcome-form.tsx";

const TEXTS = {
  email: {
    title: "Confirm your new address",
    before: "From then on you sign in with",
    action: "Use this address",
    done: "Your address is changed",
    after: "You’re signed out everywhere else. Sign in with",
  },
  "email-back": {
    title: "Take your address back?",
    before: "Everybody is signed out of the account, and its address is again",
    action: "Give it back",
    done: "The address is yours again",
    after: "Everybody is signed out. Set a new password now, then sign in with",
  },
} as const;

/** Confirms what a mailed link does: change an account's address to a new one, or back to the previous one. */
export function EmailLink({
  purpose,
  email,
  token,
}: {
  readonly purpose: Extract<WelcomeLink["purpose"], keyof typeof TEXTS>;
  readonly email: string;
  readonly token: string;
}) {
  const [isDone, setDone] = useState(false);
  const texts = TEXTS[purpose];
  if (isDone) {
    return (
      <SignInLayout title={texts.done}>
        <p>
          {texts.after} <strong>{email}</strong>.
        </p>
        <p className="btns">
          {purpose === "email" ? (
            <Link className="btn" to="/admin">
              To the desk
            </Link>
          ) : (
            <Link className="btn" to="/admin/forgot">
              Set a new password
            </Link>
          )}
        </p>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={texts.title}>
      <p>
        {texts.before} <strong>{email}</strong>.
      </p>
      <RequestForm
        send={(valueOf) =>
          api.welcome.email.$post({
            json: { token, ...(purpose === "email" ? { password: valueOf("password") } : {}) },
          })
        }
        onDone={() => setDone(true)}
      >
        {purpose === "email" ? <PasswordField required /> : null}
        <SubmitButton look="login-submit">{texts.action}</SubmitButton>
      </RequestForm>
    </SignInLayout>
  );
}
