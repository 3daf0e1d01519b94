import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { newsletter } from "../backend/newsletter.ts";
import { useHandles } from "../document/entry-scripts.tsx";
import { Footer } from "../document/layout/footer.tsx";
import { Header } from "../document/layout/header.tsx";
import { NAVIGATION } from "../document/layout/navigation.ts";
import { Newsletter } from "../document/layout/newsletter.tsx";
import { NotFound } from "../document/layout/not-found.tsx";
import { ReaderSettings } from "../document/layout/reader-settings.tsx";
import { STAND_IN_RULES } from "../document/stand-in-rules.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Stylesheet } from "../ui/stylesheet.tsx";
import type { Route } from "./+types/site-layout.ts";

/** The frame of every page. Tables of pages are for the server: no browser downloads them. */
export const loader = () => ({
  year: new Date().getFullYear(),
  navigation: NAVIGATION,
  standIns: STAND_IN_RULES,
});
type LoaderData = Route.ComponentProps["loaderData"];

/** Only for an address without a page; pages set their own. */
export const meta: Route.MetaFunction = ({ error }) =>
  isNotFound(error) ? pageMeta({ title: "Page Not Found" }) : [];

/** The layout of every public page (specification, section 2). */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame layout={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** The 404 page keeps the header and footer (decision 5); other errors propagate. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) throw error;
  return (
    <Frame layout={loaderData}>
      <NotFound standIns={loaderData?.standIns ?? []} />
    </Frame>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function Frame({
  layout,
  children,
}: {
  /** Missing where the layout's own loader failed. */
  readonly layout: LoaderData | undefined;
  readonly children: ReactNode;
}) {
  const hasStylesheet = useHandles().some(({ stylesheet }) => stylesheet === "within");
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header navigation={layout?.navigation ?? []} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasStylesheet ? null : <Stylesheet />}
      <Footer year={layout?.year}>
        <Newsletter storesAddresses={newsletter.storesAddresses} />
        <ReaderSettings />
      </Footer>
    </>
  );
}
