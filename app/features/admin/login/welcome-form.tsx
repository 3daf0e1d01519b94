import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** A one-time link: to set up the first account, accept an invitation or reset a password. */
type WelcomeLink = Answered<typeof api.welcome.check.$post>;
type FieldName = "name" | "email" | "password";

const FIELDS = {
  name: { label: "Name", type: "text", autoComplete: "name" },
  email: { label: "Email", type: "email", autoComplete: "username" },
  password: {
    label: "Password",
    type: "password",
    autoComplete: "new-password",
    hint: "12 characters or more; a sentence is good.",
  },
} as const;
const REQUIRED_FIELDS: Readonly<Record<WelcomeLink["purpose"], readonly FieldName[]>> = {
  setup: ["name", "email", "password"],
  invite: ["name", "password"],
  reset: ["password"],
};
const BUTTON = {
  setup: "Create the account",
  invite: "Create the account",
  reset: "Set the password",
} as const;

/** Name, email and password, as far as the link requires them. Errors appear at their fields. */
export function WelcomeForm({
  link,
  token,
  onDone,
}: {
  readonly link: WelcomeLink;
  readonly token: string;
  readonly onDone: (signedIn: boolean) => void;
}) {
  const { busy, problem, request } = useRequest();
  const fields = REQUIRED_FIELDS[link.purpose];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(fields.map((name) => [name, textOf(form, name)]));
    const json = { token, ...typed, password: textOf(form, "password") };
    const answer = await request(() => api.welcome.$post({ json }));
    if (answer.ok) onDone(answer.value.signedIn);
  }

  return (
    <>
      <Banner>{problem.message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        {fields.map((name) => (
          <TextField
            key={name}
            {...FIELDS[name]}
            name={name}
            required
            error={problem.fields[name]}
          />
        ))}
        <button type="submit" className="btn login-submit" aria-disabled={busy}>
          {BUTTON[link.purpose]}
        </button>
      </form>
    </>
  );
}
