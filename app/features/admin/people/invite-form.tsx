import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { ROLES, roleNamed } from "#app/domain/session.ts";
import { CopyButton } from "../forms/copy-button.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestField, RequestForm, TextField, SubmitButton } from "../forms/request-form.tsx";

export type Invitation = Answered<typeof api.users.$post>;

/** Invites a person. */
export function InviteForm({ onInvited }: { readonly onInvited: () => void }) {
  const [created, setCreated] = useState<{
    readonly email: string;
    readonly invitation: Invitation;
  }>();
  return (
    <Panel title="Invite someone" className="invite">
      <RequestForm
        send={(valueOf) =>
          api.users.$post({
            json: {
              email: valueOf("email"),
              role: roleNamed(valueOf("role")),
            },
          })
        }
        onDone={(invitation, form, valueOf) => {
          setCreated({ email: valueOf("email"), invitation });
          form.reset();
          onInvited();
        }}
      >
        <TextField label="Their email" name="email" type="email" autoComplete="off" />
        <RequestField label="Role" name="role">
          {(control) => (
            <select {...control} name="role" defaultValue="editor">
              {ROLES.toReversed().map((role) => (
                <option key={role}>{role}</option>
              ))}
            </select>
          )}
        </RequestField>
        <SubmitButton>Create the invitation</SubmitButton>
      </RequestForm>
      {created ? <InviteLink {...created} /> : null}
    </Panel>
  );
}

/** An invitation's link, shown only once. */
export function InviteLink({
  email,
  invitation: { link, mailed },
}: {
  readonly email: string;
  readonly invitation: Invitation;
}) {
  return (
    <div className="invite-link" role="status">
      <p>
        {mailed
          ? `The link is on its way to ${email}. It works once, for 3 days. You may also send it yourself:`
          : `Send this link to ${email}. It works once, for 3 days.`}
      </p>
      <p className="btns">
        <code>{link}</code>
        <CopyButton text={link} label="Copy link" />
      </p>
    </div>
  );
}
