import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { RouteChange } from "#app/desk/frame/route-change.tsx";
import { LoadFailed } from "../desk-error.tsx";
import { SignInLayout } from "#app/desk/login/sign-in-layout.tsx";
import { ForgotForm } from "#app/desk/login/login-page.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  // The server stores newsletter addresses if and only if mail is set up.
  return { mails: (await bodyOf(api.newsletter.$get())).storesAddresses };
}

export const title = "Forgot Your Password";

export const ErrorBoundary = LoadFailed;

export default function AdminForgot({ loaderData: { mails } }: ScreenProps<typeof loader>) {
  return (
    <>
      <SignInLayout title="Forgot your password?">
        <ForgotForm canMail={mails} />
        <p className="forgot">
          <Link to="/admin/login">Back to sign in</Link>
        </p>
      </SignInLayout>
      <RouteChange />
    </>
  );
}
