import { type FormEvent, useId, useState } from "react";
import type {
  WelcomeLink,
  WelcomePort,
  WelcomeResult,
} from "#app/backend/ports/management/welcome.ts";
import { pluralize } from "#app/domain/plural.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { Banner } from "../forms/banner.tsx";

type Field = "name" | "email" | "password";
type FieldErrors = Readonly<Partial<Record<string, string>>>;

const FIELDS: Readonly<Record<Field, { label: string; type: string; complete: string }>> = {
  name: { label: "Name", type: "text", complete: "name" },
  email: { label: "Email", type: "email", complete: "username" },
  password: { label: "Password", type: "password", complete: "new-password" },
};
const REQUIRED_FIELDS: Readonly<Record<WelcomeLink["purpose"], readonly Field[]>> = {
  setup: ["name", "email", "password"],
  invite: ["name", "password"],
  reset: ["password"],
};
const BUTTON = {
  setup: "Create the account",
  invite: "Create the account",
  reset: "Set the password",
} as const;

function messageFor(result: Extract<WelcomeResult, { ok: false }>): string {
  switch (result.code) {
    case "spent":
      return "This link has been used or has expired. Ask for a new one.";
    case "email-taken":
      return "This address already has an account.";
    case "too-many-attempts":
      return `Too many tries. Try again in ${pluralize(result.minutes, "minute")}.`;
    case "invalid":
      return "";
  }
}

/** Name, email and password, as far as the link requires them. Errors appear at their fields. */
export function WelcomeForm({
  link,
  token,
  welcome,
  onDone,
}: {
  readonly link: WelcomeLink;
  readonly token: string;
  readonly welcome: Pick<WelcomePort, "acceptLink">;
  readonly onDone: (signedIn: boolean) => void;
}) {
  const id = useId();
  const [values, setValues] = useState({ name: "", email: "", password: "" });
  const [problems, setProblems] = useState<FieldErrors>({});
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const fields = REQUIRED_FIELDS[link.purpose];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage("");
    setProblems({});
    try {
      const typed = Object.fromEntries(fields.map((field) => [field, values[field]]));
      const result = await welcome.acceptLink(token, { password: values.password, ...typed });
      if (result.ok) {
        onDone(result.signedIn);
        return;
      }
      setMessage(messageFor(result));
      if (result.code === "invalid") setProblems(result.fields);
    } catch {
      setMessage("The server couldn’t be reached. Nothing you typed is lost. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Banner>{message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        {fields.map((field) => {
          const problem = problems[field];
          const { label, type, complete } = FIELDS[field];
          return (
            <div key={field} className={problem ? "field bad" : "field"}>
              <label htmlFor={id + field}>{label}</label>
              <input
                id={id + field}
                type={type}
                name={field}
                autoComplete={complete}
                required
                aria-invalid={problem !== undefined}
                aria-describedby={`${id + field}-help`}
                value={values[field]}
                onChange={({ target }) => setValues({ ...values, [field]: target.value })}
              />
              <p id={`${id + field}-help`} className={problem ? "err" : "hint"}>
                {problem ? <AlertIcon /> : null}
                {problem ??
                  (field === "password" ? "12 characters or more; a sentence is good." : "")}
              </p>
            </div>
          );
        })}
        <button type="submit" className="btn login-submit" aria-disabled={busy}>
          {BUTTON[link.purpose]}
        </button>
      </form>
    </>
  );
}
