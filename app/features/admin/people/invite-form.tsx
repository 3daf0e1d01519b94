import { type FormEvent, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Field } from "../editor/fields/field.tsx";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";
import { type Invitation, InviteLink } from "./invite-link.tsx";

/** Invites a person. */
export function InviteForm({ onInvited }: { readonly onInvited: () => void }) {
  const { busy, problem, request } = useRequest();
  const [created, setCreated] = useState<{
    readonly email: string;
    readonly invitation: Invitation;
  }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, "email");
    const role = textOf(form, "role") === "owner" ? "owner" : "editor";
    const answer = await request(() => api.users.$post({ json: { email, role } }));
    if (!answer.ok) return;
    setCreated({ email, invitation: answer.value });
    form.reset();
    onInvited();
  }

  return (
    <section className="panel invite" aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <Banner>{problem.message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        <TextField
          label="Their email"
          name="email"
          type="email"
          autoComplete="off"
          error={problem.fields["email"]}
        />
        <Field label="Role" error={problem.fields["role"]}>
          {(control) => (
            <select {...control} name="role" defaultValue="editor">
              <option value="editor">editor</option>
              <option value="owner">owner</option>
            </select>
          )}
        </Field>
        <button type="submit" className="btn" aria-disabled={busy}>
          Create the invitation
        </button>
      </form>
      {created ? <InviteLink {...created} /> : null}
    </section>
  );
}
