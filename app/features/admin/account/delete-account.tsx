import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** Deletes the user's own account. It asks for the password, so that nobody else can do it at an open desk. */
export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const { busy, problem, request } = useRequest();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = textOf(event.currentTarget, "password");
    const answer = await request(() => api.account.$delete({ json: { password } }));
    if (answer.ok) onDeleted();
  }

  return (
    <section className="panel" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>
        Your posts stay. Anything you never saved is deleted too, and you can no longer sign in.
        This can’t be undone.
      </p>
      <Banner>{problem.message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        <TextField
          label="Your password, to be sure it’s you"
          name="password"
          type="password"
          autoComplete="current-password"
          error={problem.fields["password"]}
        />
        <button type="submit" className="btn destructive" aria-disabled={busy}>
          Delete my account
        </button>
      </form>
    </section>
  );
}
