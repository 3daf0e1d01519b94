import { useEffect } from "react";
import { Link, redirect, useNavigate, useSearchParams } from "react-router";
import { isServer, session } from "#app/backend/desk.ts";
import { LoginForm } from "#app/desk/login/login-form.tsx";
import { SignInLayout } from "#app/desk/login/sign-in-layout.tsx";
import { returnToFrom } from "#app/desk/frame/addresses.ts";
import { useUser } from "#app/desk/use-user.ts";
import { RouteChange } from "#app/desk/frame/route-change.tsx";
import type { ScreenRequest } from "../screen.tsx";

/** Anyone already signed in goes straight to the desk (specification, section 2). */
export async function loader({ query }: ScreenRequest) {
  // If the server does not answer, show the form.
  if (await session.current().catch(() => undefined)) throw redirect(returnToFrom(query));
}

export const title = "Admin Login";

const forgotten = (email: string) => (
  <p className="forgot">
    <Link to="/admin/forgot" state={{ email }}>
      Forgot your password?
    </Link>
  </p>
);

/** The login page of the desk (specification, section 2). */
export default function AdminLogin() {
  const user = useUser(undefined);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = returnToFrom(params);

  useEffect(() => {
    if (user) void navigate(returnTo, { replace: true });
  }, [user, navigate, returnTo]);

  return (
    <>
      <SignInLayout title="Sign in to the editor’s desk">
        <LoginForm below={isServer ? forgotten : undefined} />
        {isServer ? null : (
          <p className="hint">Demo mode. Changes last until you leave or reload the desk.</p>
        )}
      </SignInLayout>
      <RouteChange />
    </>
  );
}
