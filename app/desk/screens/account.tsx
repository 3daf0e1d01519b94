import { useRevalidator } from "react-router";
import { session } from "#app/backend/desk.ts";
import { account } from "#app/backend/management.ts";
import { AccountPage } from "#app/features/admin/account/account-page.tsx";
import { LoadFailed } from "../load-failed.tsx";
import "../../styles/admin/management/management.css";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [own, sessions] = await Promise.all([account.read(), account.sessions()]);
  return { own, sessions };
}

export const title = "Account";

export const ErrorBoundary = LoadFailed;

export default function AdminAccount({
  loaderData: { own, sessions },
}: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return (
    <AccountPage
      account={own}
      sessions={sessions}
      port={account}
      onChanged={() => void revalidate()}
      // The server has ended the session; this clears it in the browser and leads to the login page.
      onSignedOut={() => void session.signOut()}
    />
  );
}
