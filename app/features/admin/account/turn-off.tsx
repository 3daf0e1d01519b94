import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** Turns two-step sign-in off. It asks for a code, so that nobody else can do it at an open desk. */
export function TurnOff({ onDone }: { readonly onDone: () => void }) {
  const { busy, problem, request } = useRequest();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = textOf(event.currentTarget, "code");
    const answer = await request(() => api.account["second-factor"].$delete({ json: { code } }));
    if (answer.ok) onDone();
  }

  return (
    <form onSubmit={submit} aria-busy={busy} noValidate>
      <p>It’s on.</p>
      <Banner>{problem.message}</Banner>
      <TextField
        label="A code from your app, or a backup code"
        name="code"
        autoComplete="one-time-code"
        error={problem.fields["code"]}
      />
      <button type="submit" className="btn destructive" aria-disabled={busy}>
        Turn it off
      </button>
    </form>
  );
}
