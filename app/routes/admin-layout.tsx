import { Outlet, redirect } from "react-router";
import { posts } from "../backend/posts.ts";
import { session } from "../backend/session.ts";
import { loginPath } from "../features/admin/asked-for.ts";
import { Desk } from "../features/admin/desk/desk.tsx";
import { DeskSpinner } from "../features/admin/desk/spinner.tsx";
import { ToastProvider } from "../features/admin/desk/toast.tsx";
import { UnsavedWorkProvider } from "../features/admin/desk/unsaved-work.tsx";
import { RouteChange } from "../features/layout/route-change.tsx";
import "../styles/admin/desk.css";
import type { Route } from "./+types/admin-layout.ts";

/** Protected pages are for whoever is signed in; anybody else is asked to (specification, section 6). */
const guard: Route.ClientMiddlewareFunction = ({ request }) => {
  if (session.current()) return;
  const { pathname, search } = new URL(request.url);
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  throw redirect(loginPath(pathname.slice(base.length) + search));
};
export const clientMiddleware = [guard];

/** What a host delivers: a spinner until the browser knows who is there. */
export function HydrateFallback() {
  return <DeskSpinner />;
}

export default function AdminLayout() {
  return (
    <ToastProvider>
      <UnsavedWorkProvider>
        <Desk session={session} kept={posts.kept}>
          <Outlet />
        </Desk>
      </UnsavedWorkProvider>
      <RouteChange />
    </ToastProvider>
  );
}
