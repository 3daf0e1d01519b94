import { StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
  redirect,
  redirectDocument,
  type RouteObject,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { session } from "../backend/desk.ts";
import { restoreAddress } from "../enhance/navigation/restore-address.ts";
import { DeskSpinner } from "./frame/spinner.tsx";
import { loginUrl } from "./frame/addresses.ts";
import { isCancelling, untilAnswered } from "./frame/connection.tsx";
import { site } from "#content/site.ts";
import { DocumentSite } from "../language/document-context.ts";
import { siteName } from "#app/shared/site-name.ts";
import { BASE_PATH } from "#app/shared/with-base.ts";
import { DeskError, LoadFailed, ScreenError } from "./desk-error.tsx";
import "../styles/desk/desk.css";
import { screen, signedIn } from "./screen.tsx";

/** Decided here, where the bundler sees that the demo needs none of these screens. */
const isServer = import.meta.env.EDITION === "server";

/** Screens of the server edition before anyone is signed in. */
const SIGN_IN: RouteObject[] = isServer
  ? [
      screen("/admin/welcome", () => import("./screens/welcome.tsx")),
      screen("/admin/forgot", () => import("./screens/forgot.tsx")),
    ]
  : [];

/** Screens that only the server edition has. */
const MANAGEMENT: RouteObject[] = isServer
  ? [
      {
        ErrorBoundary: LoadFailed,
        children: [
          screen("first-steps", () => import("./screens/first-steps.tsx")),
          screen("revisions/:id", () => import("./screens/revisions.tsx")),
          screen("pictures", () => import("./screens/pictures.tsx")),
          screen("categories", () => import("./screens/categories.tsx")),
          screen("redirects", () => import("./screens/redirects.tsx")),
          screen("newsletter", () => import("./screens/newsletter.tsx")),
          screen("newsletter/:id", () => import("./screens/letter.tsx")),
          screen("pages", () => import("./screens/pages.tsx")),
          screen("pages/:id", () => import("./screens/page.tsx")),
          screen("pages/:id/revisions", () => import("./screens/page-revisions.tsx")),
          screen("settings", () => import("./screens/settings.tsx")),
          screen("settings/revisions", () => import("./screens/page-revisions.tsx")),
          screen("people", () => import("./screens/people.tsx")),
          screen("import-export", () => import("./screens/transfer.tsx")),
          screen("status", () => import("./screens/status.tsx")),
          screen("account", () => import("./screens/account.tsx")),
        ],
      },
    ]
  : [];

const SCREENS: RouteObject[] = [
  screen("", () => import("./screens/dashboard.tsx")),
  screen("new-post", () => import("./screens/new-post.tsx")),
  screen("edit-post/:id", () => import("./screens/edit-post.tsx")),
  screen("view-post/:id", () => import("./screens/view-post.tsx")),
  ...MANAGEMENT,
];

/** Sends anyone who is not signed in to the login page (specification, section 6). */
const requireUser: MiddlewareFunction<unknown> = async ({ request, context }) => {
  // If the session ends before a save, the form itself reports it, so that nothing typed is lost.
  if (request.method !== "GET" || isCancelling()) return;
  const user = await untilAnswered(() => session.current(), request.signal);
  if (!user) {
    const { pathname, search } = new URL(request.url);
    throw redirect(loginUrl(pathname.slice(BASE_PATH.length) + search));
  }
  context.set(signedIn, user);
};

/**
 * Loads a new document if a screen's script fails to load: after an update of the site, the scripts of an old
 * document are gone. In a new document, the failure is shown as an error.
 */
const reloadIfOutdated: MiddlewareFunction = async ({ request }, next) => {
  // The router types this as unknown.
  const results = (await next()) as Readonly<Record<string, DataStrategyResult>>;
  const hasFailed = Object.values(results).some(({ result }) => result instanceof TypeError);
  if (hasFailed && router.state.initialized) throw redirectDocument(request.url);
  return results;
};

/** Every address of the editor's desk. */
const ROUTES: RouteObject[] = [
  {
    middleware: [reloadIfOutdated],
    ErrorBoundary: DeskError,
    HydrateFallback: DeskSpinner,
    children: [
      screen("/admin/login", () => import("./screens/login.tsx")),
      ...SIGN_IN,
      {
        ...screen("/admin", () => import("./screens/layout.tsx")),
        middleware: [requireUser],
        children: [{ ErrorBoundary: ScreenError, children: SCREENS }],
      },
      screen("*", () => import("./unknown-screen.tsx")),
    ],
  },
];

restoreAddress();
const container = document.getElementById("desk");
if (!container) throw new Error("This document is not the desk’s.");
const router = createBrowserRouter(ROUTES, { basename: import.meta.env.BASE_URL });
createRoot(container).render(
  <StrictMode>
    <DocumentSite value={{ ...site, name: siteName() }}>
      <Desk />
    </DocumentSite>
  </StrictMode>,
);

function Desk() {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
  return <RouterProvider router={router} />;
}
