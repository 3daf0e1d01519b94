import type { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { type OpenSession, OpenSessions } from "./open-sessions.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** The user's account: name, password, two-step sign-in, open sessions, and deletion. */
export function AccountPage({
  account,
  sessions,
  onChanged,
  onSignedOut,
}: {
  readonly account: Answered<typeof api.session.$get>;
  readonly sessions: readonly OpenSession[];
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>Account</h1>
      <p>
        {account.username}, {account.email}.{" "}
        {account.role === "owner"
          ? "You’re an owner."
          : "You’re an editor. Owners manage people, the newsletter, imports and the trash."}
      </p>
      <div className="panels">
        <SecondFactor isOn={account.secondFactor} onChanged={onChanged} />
        <NameForm name={account.username} onChanged={onChanged} />
        <PasswordForm />
        <OpenSessions sessions={sessions} onChanged={onChanged} onSignedOut={onSignedOut} />
        <DeleteAccount onDeleted={onSignedOut} />
      </div>
    </div>
  );
}
