import { Outlet, useMatches } from "react-router";
import { sendFor } from "#app/backend/http/client.ts";
import { Desk } from "#app/desk/frame/desk.tsx";
import { RouteChange } from "#app/desk/frame/route-change.tsx";
import { ToastProvider } from "#app/desk/frame/toast.tsx";
import { UnsavedWorkProvider } from "#app/desk/frame/unsaved-work.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  sendFor(user.id);
  return user;
}

/** The session port reports its own changes. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: ScreenProps<typeof loader>) {
  const bare = useMatches().some(({ handle: own }) => isBare(own));
  return (
    <ToastProvider>
      <UnsavedWorkProvider>
        <Desk initialUser={loaderData} bare={bare}>
          <Outlet />
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
