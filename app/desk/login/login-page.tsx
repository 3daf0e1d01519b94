import { Link } from "react-router";
import { isServer } from "#app/backend/desk.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { LoginForm } from "./login-form.tsx";
import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { RequestForm, TextField, SubmitButton } from "../forms/request-form.tsx";

/** The login page of the desk (specification, section 2). */
export function LoginPage() {
  return (
    <SignInLayout title="Sign in to the editor’s desk">
      <LoginForm />
      {isServer ? (
        <p className="forgot">
          <Link to="/admin/forgot">Forgot your password?</Link>
        </p>
      ) : (
        <p className="hint">Demo mode. Changes last until you leave or reload the desk.</p>
      )}
    </SignInLayout>
  );
}

/** Requests a link to set a new password if the site can send mail; otherwise says who can make one. */
export function ForgotForm({ canMail }: { readonly canMail: boolean }) {
  const [sentTo, setSentTo] = useState("");
  if (!canMail) {
    return (
      <p>
        This site sends no email. Ask whoever runs the server for a link: the command{" "}
        <code>npm run server -- reset</code> with your address makes one. It works once, for an
        hour.
      </p>
    );
  }
  return (
    <>
      <p role="status">
        {sentTo === ""
          ? "We’ll email you a link to set a new one."
          : `If ${sentTo} has an account here, a link is on its way. It works once, for an hour.`}
      </p>
      {sentTo === "" ? (
        <RequestForm
          send={(valueOf) => api.reset.$post({ json: { email: valueOf("email") } })}
          onDone={(_answer, _form, valueOf) => setSentTo(valueOf("email"))}
        >
          <TextField label="Email" name="email" type="email" autoComplete="username" />
          <SubmitButton look="login-submit">Send the link</SubmitButton>
        </RequestForm>
      ) : null}
    </>
  );
}
