import { Outlet, useMatches } from "react-router";
import { posts, session, writing } from "#app/backend/desk.ts";
import { LinkTargetsContext } from "#app/features/admin/editor/content/link-targets-context.ts";
import { Desk } from "#app/features/admin/desk/desk.tsx";
import { ToastProvider } from "#app/features/admin/desk/toast.tsx";
import { UnsavedWorkProvider } from "#app/features/admin/desk/unsaved-work.tsx";
import { PicturesContext } from "#app/features/admin/pictures/pictures-context.ts";
import { RouteChange } from "#app/features/admin/desk/route-change.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [user, { persistent, screens, can }, demo] = await Promise.all([
    session.current(),
    posts.capabilities(),
    session.demoCredentials(),
  ]);
  return { user, persistent, screens, demo, library: can.uploadPictures };
}

/** The session port reports its own changes. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: ScreenProps<typeof loader>) {
  const { user, library, ...edition } = loaderData;
  const bare = useMatches().some(({ handle: own }) => isBare(own));
  return (
    <ToastProvider>
      <UnsavedWorkProvider>
        <Desk {...edition} session={session} initialUser={user} bare={bare}>
          <PicturesContext value={library}>
            <LinkTargetsContext value={writing?.linkTargets}>
              <Outlet />
            </LinkTargetsContext>
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
