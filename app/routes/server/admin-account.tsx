import { useRevalidator } from "react-router";
import { session } from "../../backend/desk.ts";
import { account } from "../../backend/management.ts";
import { AccountPage } from "../../features/admin/account/account-page.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import type { Route } from "./+types/admin-account.ts";

export async function clientLoader() {
  const [own, sessions] = await Promise.all([account.read(), account.sessions()]);
  return { own, sessions };
}

export const meta: Route.MetaFunction = () => deskMeta("Account");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export const ErrorBoundary = LoadFailed;

export default function AdminAccount({ loaderData: { own, sessions } }: Route.ComponentProps) {
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
