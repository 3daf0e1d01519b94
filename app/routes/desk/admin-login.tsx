import { useEffect } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { posts, session } from "../../backend/desk.ts";
import { DeskSpinner } from "../../features/admin/desk/spinner.tsx";
import { LoginPage } from "../../features/admin/login/login-page.tsx";
import { returnToFrom } from "../../features/admin/return-to.ts";
import { useUser } from "../../features/admin/use-user.ts";
import { RouteChange } from "../../features/admin/desk/route-change.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/sign-in.css";
import type { Route } from "./+types/admin-login.ts";

/** The router hydrates this document. */
export const handle = { hydrate: true };

/** Anyone already signed in goes straight to the desk (specification, section 2). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await session.current()) throw redirect(returnToFrom(new URL(request.url).searchParams));
  const [{ persistent }, demo] = await Promise.all([
    posts.capabilities(),
    session.demoCredentials(),
  ]);
  return { persistent, demo };
}

export const meta: Route.MetaFunction = () => deskMeta("Admin Login");

export function HydrateFallback() {
  return <DeskSpinner />;
}

export default function AdminLogin({ loaderData: { persistent, demo } }: Route.ComponentProps) {
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
