import { useState } from "react";
import { Link, useLocation } from "react-router";
import { z } from "zod/mini";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { RequestForm, SubmitButton, TextField } from "#app/desk/forms/request-form.tsx";
import { RouteChange } from "#app/desk/frame/route-change.tsx";
import { LoadFailed } from "../desk-error.tsx";
import { SignInLayout } from "#app/desk/login/sign-in-layout.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  // The server stores newsletter addresses if and only if mail is set up.
  return { mails: (await bodyOf(api.newsletter.$get())).storesAddresses };
}

export const title = "Forgot Your Password";

export const ErrorBoundary = LoadFailed;

/** The navigation state that the login page passes. */
const opened = z.object({ email: z.string() });

/** Requests a link to set a new password if the site can send mail; otherwise says who can make one. */
export default function AdminForgot({ loaderData: { mails } }: ScreenProps<typeof loader>) {
  const [sentTo, setSentTo] = useState("");
  const { data: typed } = opened.safeParse(useLocation().state);
  return (
    <>
      <SignInLayout title="Forgot your password?">
        {mails ? (
          <p role="status">
            {sentTo === ""
              ? "We’ll email you a link to set a new one."
              : `If ${sentTo} has an account here, a link is on its way. It works once, for an hour.`}
          </p>
        ) : (
          <p>
            This site sends no email. Ask whoever runs the server for a link: the command{" "}
            <code>npm run server -- reset</code> with your address makes one. It works once, for an
            hour.
          </p>
        )}
        {mails && sentTo === "" ? (
          <RequestForm
            send={(valueOf) => api.reset.$post({ json: { email: valueOf("email") } })}
            onDone={(_answer, _form, valueOf) => setSentTo(valueOf("email"))}
          >
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={typed?.email}
            />
            <SubmitButton look="login-submit">Send the link</SubmitButton>
          </RequestForm>
        ) : null}
        <p className="forgot">
          <Link to="/admin/login">Back to sign in</Link>
        </p>
      </SignInLayout>
      <RouteChange />
    </>
  );
}
