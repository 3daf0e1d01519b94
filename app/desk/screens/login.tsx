import { useEffect } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { session } from "#app/backend/desk.ts";
import { LoginPage } from "#app/desk/login/login-page.tsx";
import { returnToFrom } from "#app/desk/frame/addresses.ts";
import { useUser } from "#app/desk/use-user.ts";
import { RouteChange } from "#app/desk/frame/route-change.tsx";
import type { ScreenRequest } from "../screen.tsx";

/** Anyone already signed in goes straight to the desk (specification, section 2). */
export async function loader({ query }: ScreenRequest) {
  // Without an answer from the server the form is what helps.
  if (await session.current().catch(() => undefined)) throw redirect(returnToFrom(query));
}

export const title = "Admin Login";

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
      <LoginPage />
      <RouteChange />
    </>
  );
}
