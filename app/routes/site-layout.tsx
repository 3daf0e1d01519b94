import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useParams } from "react-router";
import { newsletter } from "../backend/newsletter.ts";
import { posts } from "../backend/posts.ts";
import { refOfPath } from "../domain/post.ts";
import { FetchAhead } from "../features/layout/fetch-ahead.tsx";
import { Footer } from "../features/layout/footer.tsx";
import { Header } from "../features/layout/header.tsx";
import { InternalLinks } from "../features/layout/internal-links.tsx";
import { Newsletter } from "../features/layout/newsletter.tsx";
import { NotFound } from "../features/layout/not-found.tsx";
import { PrintMark } from "../features/layout/print-mark.tsx";
import { ReaderSettings } from "../features/layout/reader-settings.tsx";
import { RouteChange } from "../features/layout/route-change.tsx";
import { useThisYear } from "../features/layout/use-this-year.ts";
import { fetchPageData } from "../meta/page-data.ts";
import { pageMeta } from "../meta/page-meta.ts";
import { publicAddress } from "../meta/public-address.ts";
import type { Route } from "./+types/site-layout.ts";

/** For an address without a page: the pages themselves bring their own. */
export const meta: Route.MetaFunction = ({ error }) =>
  isNotFound(error) ? pageMeta({ title: "Page Not Found" }) : [];

/** The common layout of every public page (specification, section 2). */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that does not exist keeps header and footer (decision 5); any other fault goes on up. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) throw error;
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <InternalLinks>{children}</InternalLinks>
      <Footer year={useThisYear()}>
        <Newsletter newsletter={newsletter} />
        <ReaderSettings />
      </Footer>
      <PrintMark address={publicAddress(usePageAddress())} />
      <RouteChange />
      <FetchAhead ask={askAhead} />
    </>
  );
}

/** Pages with a file of their own beside them. */
const OWN_FILE = /^\/(?:(?:about|getting-started|practices)(?:\/[^/]+)?)?$/;

/** Asks for what a page will show, before its reader does. */
function askAhead(page: string): void {
  const ref = refOfPath(page);
  if (ref) posts.article(ref).catch(() => {});
  if (page === "/" || page === "/blog") posts.overview().catch(() => {});
  if (OWN_FILE.test(page)) fetchPageData(page);
}

/**
 * Where the page that is shown can be found. A subtopic is no page of its own: the file of its
 * practice answers, so that is the address in the document, and it must not change as React wakes.
 */
function usePageAddress(): string {
  const { pathname } = useLocation();
  const { subtopic } = useParams();
  return subtopic === undefined ? pathname : pathname.slice(0, pathname.lastIndexOf("/"));
}
