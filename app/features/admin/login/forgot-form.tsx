import { type FormEvent, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** Requests a link to set a new password if the site can send mail; otherwise says who can make one. */
export function ForgotForm({ canMail }: { readonly canMail: boolean }) {
  const { busy, problem, request } = useRequest();
  const [sentTo, setSentTo] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = textOf(event.currentTarget, "email");
    const answer = await request(() => api.reset.$post({ json: { email } }));
    if (answer.ok) setSentTo(email);
  }

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
      <Banner>{problem.message}</Banner>
      <p role="status">
        {sentTo === ""
          ? "We’ll email you a link to set a new one."
          : `If ${sentTo} has an account here, a link is on its way. It works once, for an hour.`}
      </p>
      {sentTo === "" ? (
        <form onSubmit={submit} aria-busy={busy} noValidate>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={problem.fields["email"]}
          />
          <button type="submit" className="btn login-submit" aria-disabled={busy}>
            Send the link
          </button>
        </form>
      ) : null}
    </>
  );
}
