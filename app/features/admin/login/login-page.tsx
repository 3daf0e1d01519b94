import { Link } from "react-router";
import type { Credentials, SessionPort } from "#app/backend/ports/session.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { LoginForm } from "./login-form.tsx";

/** The login page of the desk (specification, section 2). */
export function LoginPage({
  session,
  demo,
  persistent,
}: {
  readonly session: SessionPort;
  readonly demo: Credentials | undefined;
  readonly persistent: boolean;
}) {
  return (
    <SignInLayout title="Sign in to the editor’s desk">
      <LoginForm session={session} demo={demo} />
      {persistent ? (
        <p className="forgot">
          <Link to="/admin/forgot">Forgot your password?</Link>
        </p>
      ) : (
        <p className="hint">Demo mode. Changes last until you leave or reload the desk.</p>
      )}
    </SignInLayout>
  );
}
