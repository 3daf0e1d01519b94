import { useEffect } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { posts, session } from "#app/backend/desk.ts";
import { LoginPage } from "#app/features/admin/login/login-page.tsx";
import { returnToFrom } from "#app/features/admin/return-to.ts";
import { useUser } from "#app/features/admin/use-user.ts";
import { RouteChange } from "#app/features/admin/desk/route-change.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** Anyone already signed in goes straight to the desk (specification, section 2). */
export async function loader({ query }: ScreenRequest) {
  if (await session.current()) throw redirect(returnToFrom(query));
  const [{ persistent }, demo] = await Promise.all([
    posts.capabilities(),
    session.demoCredentials(),
  ]);
  return { persistent, demo };
}

export const title = "Admin Login";

export default function AdminLogin({
  loaderData: { persistent, demo },
}: ScreenProps<typeof loader>) {
  const user = useUser(session, undefined);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = returnToFrom(params);

  useEffect(() => {
    if (user) void navigate(returnTo, { replace: true });
  }, [user, navigate, returnTo]);

  return (
    <>
      <LoginPage session={session} demo={demo} persistent={persistent} />
      <RouteChange />
    </>
  );
}
