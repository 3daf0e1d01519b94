import { Outlet, redirect, useMatches } from "react-router";
import { posts, session } from "../../backend/desk.ts";
import { pictures } from "../../backend/management.ts";
import { Desk } from "../../features/admin/desk/desk.tsx";
import { DeskSpinner } from "../../features/admin/desk/spinner.tsx";
import { ToastProvider } from "../../features/admin/desk/toast.tsx";
import { UnsavedWorkProvider } from "../../features/admin/desk/unsaved-work.tsx";
import { PicturesContext } from "../../features/admin/pictures/pictures-context.ts";
import { RouteChange } from "../../features/admin/desk/route-change.tsx";
import { loginUrl } from "../../features/admin/return-to.ts";
import { BASE_PATH } from "../../ui/links/with-base.ts";
import "../../styles/admin/desk.css";
import type { Route } from "./+types/admin-layout.ts";

/** Sends anyone who is not signed in to the login page (specification, section 6). */
const requireUser: Route.ClientMiddlewareFunction = async ({ request }) => {
  // If the session ends before a save, the form itself reports it, so that nothing typed is lost.
  if (request.method !== "GET" || (await session.current())) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginUrl(pathname.slice(BASE_PATH.length) + search));
};
export const clientMiddleware = [requireUser];

export async function clientLoader() {
  const [user, { persistent, screens, can }, demo] = await Promise.all([
    session.current(),
    posts.capabilities(),
    session.demoCredentials(),
  ]);
  return { user, persistent, screens, demo, library: can.uploadPictures ? pictures : undefined };
}

/** The session port reports its own changes. */
export const shouldRevalidate = () => false;

/** The router hydrates these documents. */
export const handle = { hydrate: true };

/** What the server renders: a spinner until the browser has checked the session. */
export function HydrateFallback() {
  return <DeskSpinner />;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { user, library, ...edition } = loaderData;
  const bare = useMatches().some(({ handle: own }) => isBare(own));
  return (
    <ToastProvider>
      <UnsavedWorkProvider>
        <Desk {...edition} session={session} initialUser={user} bare={bare}>
          <PicturesContext value={library}>
            <Outlet />
          </PicturesContext>
        </Desk>
      </UnsavedWorkProvider>
      <RouteChange />
    </ToastProvider>
  );
}

/** Whether a page fills the window, without the desk's header. */
function isBare(own: unknown): boolean {
  return typeof own === "object" && own !== null && "bare" in own && own.bare === true;
}
