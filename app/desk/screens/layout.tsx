import { useState } from "react";
import { Outlet, useMatches } from "react-router";
import { api } from "#app/backend/api.ts";
import { isServer } from "#app/backend/desk.ts";
import { bodyOf, sendFor } from "#app/backend/http/client.ts";
import { Desk } from "#app/desk/frame/desk.tsx";
import { RouteChange } from "#app/desk/frame/route-change.tsx";
import { ToastProvider } from "#app/desk/frame/toast.tsx";
import { UnsavedWorkProvider } from "#app/desk/frame/unsaved-work.tsx";
import { deviceZone } from "#app/domain/dates/format-moment.ts";
import { SiteZoneContext } from "#app/desk/site-time.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  sendFor(user.id);
  const timeZone = isServer ? (await bodyOf(api.settings.$get())).timeZone : deviceZone();
  return { user, timeZone };
}

/** Never: the session port and the time-zone form report their own changes. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: ScreenProps<typeof loader>) {
  const bare = useMatches().some(({ handle: own }) => isBare(own));
  const [timeZone, change] = useState(loaderData.timeZone);
  return (
    <SiteZoneContext value={{ timeZone, change }}>
      <ToastProvider>
        <UnsavedWorkProvider>
          <Desk initialUser={loaderData.user} bare={bare}>
            <Outlet />
          </Desk>
        </UnsavedWorkProvider>
        <RouteChange />
      </ToastProvider>
    </SiteZoneContext>
  );
}

/** Whether a page fills the window, without the desk's header. */
function isBare(own: unknown): boolean {
  return typeof own === "object" && own !== null && "bare" in own && own.bare === true;
}
