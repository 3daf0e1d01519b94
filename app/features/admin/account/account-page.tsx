import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import type { Role } from "#app/domain/session.ts";
import { useToast } from "../desk/toast.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestButton, RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { whenOf } from "../forms/when.ts";
import { browserName } from "./browser-name.ts";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";

type OpenSession = Answered<typeof api.account.sessions.$get>["sessions"][number];

const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  owner: "You’re an owner.",
  editor: "You’re an editor. Owners manage people, the newsletter, imports and the trash.",
  contributor: "You’re a contributor. Editors publish what you write.",
};

/** The user's account: name, email, password, two-step sign-in, passkeys, open sessions, and deletion. */
export function AccountPage({
  account,
  sessions,
  passkeys,
  canMail,
  onChanged,
  onSignedOut,
}: {
  readonly account: Answered<typeof api.session.$get>;
  readonly passkeys: ComponentProps<typeof Passkeys>["passkeys"];
  /** Whether the site sends mail. */
  readonly canMail: boolean;
  readonly sessions: readonly OpenSession[];
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>Account</h1>
      <p>
        {account.username}, {account.email}. {ROLE_TEXTS[account.role]}
      </p>
      <div className="panels">
        <SecondFactor isOn={account.secondFactor} onChanged={onChanged} />
        <Passkeys passkeys={passkeys} onChanged={onChanged} />
        <NameForm name={account.username} onChanged={onChanged} />
        <EmailForm email={account.email} canMail={canMail} isOwner={account.role === "owner"} />
        <PasswordForm />
        <OpenSessions sessions={sessions} onChanged={onChanged} onSignedOut={onSignedOut} />
        <DeleteAccount onDeleted={onSignedOut} />
      </div>
    </div>
  );
}

/** Changes the name that other people see at the desk. Posts keep their bylines. */
function NameForm({ name, onChanged }: { readonly name: string; readonly onChanged: () => void }) {
  const toast = useToast();
  return (
    <Panel title="Name">
      <RequestForm
        send={(valueOf) => api.account.$patch({ json: { name: valueOf("name") } })}
        onDone={({ username }) => {
          toast({ text: `At the desk you are now ${username}.` });
          onChanged();
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
function EmailForm({
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
            <TextField
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
            />
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
function PasswordForm() {
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
        <TextField
          label="Your password now"
          name="old"
          type="password"
          autoComplete="current-password"
        />
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
function OpenSessions({
  sessions,
  onChanged,
  onSignedOut,
}: {
  readonly sessions: readonly OpenSession[];
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
}) {
  return (
    <Panel title="Where you’re signed in">
      <ul className="plain-list">
        {sessions.map(({ id, createdAt, seenAt, userAgent, current }) => (
          <li key={id}>
            <strong>{browserName(userAgent)}</strong>
            {current ? " (this one)" : ""}
            <span className="hint">
              used {whenOf(seenAt)}, signed in {whenOf(createdAt)}
            </span>
            <RequestButton
              send={() => api.account.sessions[":id"].$delete({ param: { id } })}
              onDone={current ? onSignedOut : onChanged}
              look="btn ghost small"
            >
              Sign out
              <span className="visually-hidden"> {browserName(userAgent)}</span>
            </RequestButton>
          </li>
        ))}
      </ul>
      <RequestButton
        send={() => api.account.sessions.$delete()}
        onDone={onSignedOut}
        look="btn ghost"
      >
        Sign out everywhere
      </RequestButton>
    </Panel>
  );
}

/** Deletes the user's own account. It asks for the password, so that nobody else can do it at an open desk. */
function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
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
        <TextField
          label="Your password, to be sure it’s you"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <SubmitButton look="btn destructive">Delete my account</SubmitButton>
      </RequestForm>
    </Panel>
  );
}
