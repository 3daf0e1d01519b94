import { useEffect, useRef, useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { ROLES, roleNamed } from "#app/domain/session.ts";
import { CopyButton } from "../forms/copy-button.tsx";
import { useReload } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestField, RequestForm, TextField, SubmitButton } from "../forms/request-form.tsx";

export type Invitation = Answered<typeof api.users.$post>;

/** Invites a person. */
export function InviteForm() {
  const reload = useReload();
  const [created, setCreated] = useState<{
    readonly email: string;
    readonly invitation: Invitation;
  }>();
  return (
    <Panel title="Invite someone">
      <RequestForm
        className="row-form"
        send={(valueOf) =>
          api.users.$post({
            json: { email: valueOf("email"), role: roleNamed(valueOf("role")) },
          })
        }
        onDone={(invitation, form, valueOf) => {
          setCreated({ email: valueOf("email"), invitation });
          form.reset();
          reload();
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
    <LinkToSend link={link}>
      {mailed
        ? `The link is on its way to ${email}. It works once, for 3 days. You may also send it yourself:`
        : `Send this link to ${email}. It works once, for 3 days.`}
    </LinkToSend>
  );
}

/** A link for an owner to pass on, with an explanation. The link is null if a mail delivers it. */
export function LinkToSend({
  link,
  children,
}: {
  readonly link: string | null;
  readonly children: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone it appears below the pressed button, outside the visible part of the page.
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [link]);
  return (
    <div ref={place} className="invite-link" role="status">
      <p>{children}</p>
      {link === null ? null : (
        <p className="btns">
          <code>{link}</code>
          <CopyButton text={link} label="Copy link" />
        </p>
      )}
    </div>
  );
}
