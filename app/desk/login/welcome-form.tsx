import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { RequestForm, TextField, SubmitButton } from "../forms/request-form.tsx";

/** A one-time link: for the first account, an invitation, a new password or another address. */
export type WelcomeLink = Answered<typeof api.welcome.check.$post>;
/** A link that sets a password. */
type PasswordPurpose = Exclude<WelcomeLink["purpose"], "email" | "email-back">;
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
const REQUIRED_FIELDS: Readonly<Record<PasswordPurpose, readonly FieldName[]>> = {
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
  purpose,
  token,
  onDone,
}: {
  readonly purpose: PasswordPurpose;
  readonly token: string;
  readonly onDone: (signedIn: boolean) => void;
}) {
  const fields = REQUIRED_FIELDS[purpose];
  return (
    <RequestForm
      send={(valueOf) => {
        const typed = Object.fromEntries(fields.map((name) => [name, valueOf(name)]));
        return api.welcome.$post({ json: { token, ...typed, password: valueOf("password") } });
      }}
      onDone={({ signedIn }) => onDone(signedIn)}
    >
      {fields.map((name) => (
        <TextField key={name} {...FIELDS[name]} name={name} required />
      ))}
      <SubmitButton look="login-submit">{BUTTON[purpose]}</SubmitButton>
    </RequestForm>
  );
}
