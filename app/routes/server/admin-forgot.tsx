import { Link } from "react-router";
import { welcome } from "../../backend/desk.ts";
import { RouteChange } from "../../features/admin/desk/route-change.tsx";
import { DeskSpinner } from "../../features/admin/desk/spinner.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { SignInLayout } from "../../features/admin/login/sign-in-layout.tsx";
import { ForgotForm } from "../../features/admin/login/forgot-form.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/sign-in.css";
import type { Route } from "./+types/admin-forgot.ts";

/** The router hydrates this document. */
export const handle = { hydrate: true };

export async function clientLoader() {
  return { mails: await welcome.canMailLinks() };
}

export const meta: Route.MetaFunction = () => deskMeta("Forgot Your Password");

export const ErrorBoundary = LoadFailed;

export function HydrateFallback() {
  return <DeskSpinner />;
}

export default function AdminForgot({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <>
      <SignInLayout title="Forgot your password?">
        <ForgotForm canMail={mails} port={welcome} />
        <p className="forgot">
          <Link to="/admin/login">Back to sign in</Link>
        </p>
      </SignInLayout>
      <RouteChange />
    </>
  );
}
