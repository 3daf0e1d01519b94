import { useRevalidator } from "react-router";
import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { AccountPage } from "#app/features/admin/account/account-page.tsx";
import { LoadFailed } from "../desk-error.tsx";
import "#app/styles/admin/management/management.css";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [account, { sessions }, { passkeys }, newsletter] = await Promise.all([
    bodyOf(api.session.$get()),
    bodyOf(api.account.sessions.$get()),
    bodyOf(api.account.passkeys.$get()),
    bodyOf(api.newsletter.$get()),
  ]);
  // The server stores newsletter addresses if and only if mail is set up.
  return { account, sessions, passkeys, canMail: newsletter.storesAddresses };
}

export const title = "Account";

export const ErrorBoundary = LoadFailed;

export default function AdminAccount({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return (
    <AccountPage
      {...loaderData}
      onChanged={() => void revalidate()}
      // The server has ended the session; this clears it in the browser and leads to the login page.
      onSignedOut={() => void session.signOut()}
    />
  );
}
