import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import type { Role } from "#app/domain/session.ts";
import {
  DeleteAccount,
  EmailForm,
  NameForm,
  OpenSessions,
  PasswordForm,
} from "#app/desk/account/account-panels.tsx";
import { Passkeys } from "#app/desk/account/passkeys.tsx";
import { SecondFactor } from "#app/desk/account/second-factor.tsx";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [account, { sessions }, { passkeys }, newsletter, { backupCodes }] = await Promise.all([
    bodyOf(api.session.$get()),
    bodyOf(api.account.sessions.$get()),
    bodyOf(api.account.passkeys.$get()),
    bodyOf(api.newsletter.$get()),
    bodyOf(api.account["second-factor"].$get()),
  ]);
  // The server stores newsletter addresses if and only if mail is set up.
  return {
    account,
    sessions,
    passkeys,
    canMail: newsletter.storesAddresses,
    backupCodes,
  };
}

export const title = "Account";

const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  owner: "You’re an owner.",
  editor: "You’re an editor. Owners manage people, the newsletter, imports and the trash.",
  contributor: "You’re a contributor. Editors publish what you write.",
};

/** The user's account: name, email, password, two-step sign-in, passkeys, open sessions, and deletion. */
export default function AdminAccount({
  loaderData: { account, sessions, passkeys, canMail, backupCodes },
}: ScreenProps<typeof loader>) {
  const { username, email, role, secondFactor } = account;
  // The server has ended the session; this clears it in the browser and opens the login page. If the server cannot be
  // reached now, the browser learns it from the next request.
  const onSignedOut = () => void session.signOut().catch(() => {});
  return (
    <ManagementPage title="Account">
      <p>
        {username}, {email}. {ROLE_TEXTS[role]}
      </p>
      <div className="panels">
        <SecondFactor isOn={secondFactor} backupCodes={backupCodes} />
        <Passkeys passkeys={passkeys} />
        <NameForm name={username} />
        <EmailForm email={email} canMail={canMail} isOwner={role === "owner"} />
        <PasswordForm />
        <OpenSessions sessions={sessions} onSignedOut={onSignedOut} />
        <DeleteAccount onDeleted={onSignedOut} />
      </div>
    </ManagementPage>
  );
}
