import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { useToast } from "../frame/toast.tsx";
import { useDone, useReload } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import {
  PasswordField,
  RequestButton,
  RequestForm,
  SubmitButton,
  TextField,
} from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import { storedUser } from "#app/backend/stored-user.ts";
import { browserName } from "./browser-name.ts";

type OpenSession = Answered<typeof api.account.sessions.$get>["sessions"][number];

/** Changes the name that other people see at the desk. Posts keep their bylines. */
export function NameForm({ name }: { readonly name: string }) {
  const done = useDone();
  return (
    <Panel title="Name">
      <RequestForm
        send={(valueOf) => api.account.$patch({ json: { name: valueOf("name") } })}
        onDone={({ username }) => {
          // The header shows the new name.
          storedUser.notify();
          done(`At the desk you are now ${username}.`);
        }}
      >
        <TextField
          label="Your name at the desk"
          name="name"
          autoComplete="name"
          defaultValue={name}
        />
        <SubmitButton>Change the name</SubmitButton>
      </RequestForm>
    </Panel>
  );
}

/** Asks for another address, which becomes the account's once its link is opened. */
export function EmailForm({
  email,
  canMail,
  isOwner,
}: {
  readonly email: string;
  readonly canMail: boolean;
  readonly isOwner: boolean;
}) {
  const [sentTo, setSentTo] = useState("");
  return (
    <Panel title="Email">
      {canMail ? (
        <>
          <p role="status">
            {sentTo === ""
              ? ""
              : `We’ve sent a link to ${sentTo}. Open it within a day; until then you sign in with ${email}.`}
          </p>
          <RequestForm
            send={(valueOf) =>
              api.account.email.$post({
                json: { email: valueOf("email"), password: valueOf("password") },
              })
            }
            onDone={(_, form, valueOf) => {
              setSentTo(valueOf("email"));
              form.reset();
            }}
          >
            <TextField
              label="New email"
              name="email"
              type="email"
              autoComplete="email"
              hint={`Now it’s ${email}.`}
            />
            <PasswordField />
            <SubmitButton>Send the link</SubmitButton>
          </RequestForm>
        </>
      ) : (
        <p>
          You sign in with {email}. This site sends no email, so{" "}
          {isOwner ? (
            <>
              you make a link for another address on the <Link to="/admin/people">People</Link>{" "}
              screen.
            </>
          ) : (
            "ask an owner for a link that changes it."
          )}
        </p>
      )}
    </Panel>
  );
}

/** Changes the password, which ends all other sessions. */
export function PasswordForm() {
  const toast = useToast();
  return (
    <Panel title="Password">
      <RequestForm
        send={(valueOf) =>
          api.account.password.$post({ json: { old: valueOf("old"), new: valueOf("new") } })
        }
        onDone={(_, form) => {
          form.reset();
          toast({ text: "Your password is changed. You’re signed out everywhere else." });
        }}
      >
        <PasswordField label="Your password now" name="old" />
        <TextField
          label="New password"
          name="new"
          type="password"
          autoComplete="new-password"
          hint="12 characters or more; a sentence is good."
        />
        <SubmitButton>Change the password</SubmitButton>
      </RequestForm>
    </Panel>
  );
}

/** Lists where the account is signed in, ends one of these sessions, and signs out everywhere. */
export function OpenSessions({
  sessions,
  onSignedOut,
}: {
  readonly sessions: readonly OpenSession[];
  readonly onSignedOut: () => void;
}) {
  const reload = useReload();
  const { timeOf } = useSiteTime();
  return (
    <Panel title="Where you’re signed in">
      <Rows items={sessions}>
        {({ id, createdAt, seenAt, userAgent, current }) => (
          <Row
            key={id}
            name={
              <>
                <strong>{browserName(userAgent)}</strong>
                {current ? " (this one)" : ""}
              </>
            }
            details={`used ${timeOf(seenAt)}, signed in ${timeOf(createdAt)}`}
          >
            <RequestButton
              send={() => api.account.sessions[":id"].$delete({ param: { id } })}
              onDone={current ? onSignedOut : reload}
              look="ghost small"
              about={browserName(userAgent)}
            >
              Sign out
            </RequestButton>
          </Row>
        )}
      </Rows>
      <RequestButton send={() => api.account.sessions.$delete()} onDone={onSignedOut} look="ghost">
        Sign out everywhere
      </RequestButton>
    </Panel>
  );
}

/** Deletes the user's own account. */
export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  return (
    <Panel title="Delete your account">
      <p>
        Your posts stay. Anything you never saved is deleted too, and you can no longer sign in.
        This can’t be undone.
      </p>
      <RequestForm
        send={(valueOf) => api.account.$delete({ json: { password: valueOf("password") } })}
        onDone={onDeleted}
      >
        <PasswordField label="Your password, to be sure it’s you" />
        <SubmitButton look="destructive">Delete my account</SubmitButton>
      </RequestForm>
    </Panel>
  );
}
