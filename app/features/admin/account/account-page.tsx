import type { Account, AccountPort, OpenSession } from "#app/backend/ports/management/account.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** The user's account: password, two-step sign-in, open sessions, and deletion. */
export function AccountPage({
  account,
  sessions,
  port,
  onChanged,
  onSignedOut,
}: {
  readonly account: Account;
  readonly sessions: readonly OpenSession[];
  readonly port: AccountPort;
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>Account</h1>
      <p>
        {account.username}, {account.email}.{" "}
        {account.role === "owner"
          ? "You are an owner."
          : "You are an editor. Owners manage people, the newsletter, imports and the trash."}
      </p>
      <div className="panels">
        <SecondFactor isOn={account.secondFactor} port={port} onChanged={onChanged} />
        <PasswordForm port={port} />
        <OpenSessions sessions={sessions} port={port} onSignedOut={onSignedOut} />
        <DeleteAccount port={port} onDeleted={onSignedOut} />
      </div>
    </div>
  );
}
