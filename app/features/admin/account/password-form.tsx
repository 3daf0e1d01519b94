import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** Changes the password, which ends all other sessions. */
export function PasswordForm() {
  const { busy, problem, request } = useRequest();
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await request(() =>
      api.account.password.$post({ json: { old: textOf(form, "old"), new: textOf(form, "new") } }),
    );
    if (!answer.ok) return;
    form.reset();
    toast({ text: "Your password is changed. You’re signed out everywhere else." });
  }

  return (
    <section className="panel" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <Banner>{problem.message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        <TextField
          label="Your password now"
          name="old"
          type="password"
          autoComplete="current-password"
          error={problem.fields["old"]}
        />
        <TextField
          label="New password"
          name="new"
          type="password"
          autoComplete="new-password"
          hint="12 characters or more; a sentence is good."
          error={problem.fields["new"]}
        />
        <button type="submit" className="btn" aria-disabled={busy}>
          Change the password
        </button>
      </form>
    </section>
  );
}
