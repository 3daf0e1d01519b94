import { useEffect } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { posts } from "../backend/posts.ts";
import { session } from "../backend/session.ts";
import { askedFor } from "../features/admin/asked-for.ts";
import { DeskSpinner } from "../features/admin/desk/spinner.tsx";
import { LoginPage } from "../features/admin/login/login-page.tsx";
import { useUser } from "../features/admin/use-user.ts";
import { RouteChange } from "../features/layout/route-change.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import "../styles/admin/door.css";
import type { Route } from "./+types/admin-login.ts";

/** Somebody who is signed in already has no business here (specification, section 2). */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (session.current()) throw redirect(askedFor(new URL(request.url).searchParams));
  return null;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Admin Login" });

export function HydrateFallback() {
  return <DeskSpinner />;
}

export default function AdminLogin() {
  const user = useUser(session);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = askedFor(params);

  useEffect(() => {
    if (user) void navigate(next, { replace: true });
  }, [user, navigate, next]);

  return (
    <>
      <LoginPage session={session} kept={posts.kept} />
      <RouteChange />
    </>
  );
}
