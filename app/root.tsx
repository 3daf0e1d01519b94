import bootScript from "virtual:boot-script";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { AsDelivered } from "./features/layout/as-delivered.tsx";
import { PartMissing } from "./features/layout/part-missing.tsx";
import { HeadLinks } from "./meta/head-links.tsx";
import stylesheet from "./styles/site.css?url";
export { RootErrorBoundary as ErrorBoundary } from "./features/layout/root-error.tsx";

/**
 * While developing, the whole stylesheet. A built page carries the rules it uses, and fetches the
 * whole only when React arrives (app/entry.client.tsx).
 */
export const links = () => (import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : []);

/** The styles that came with the document: the only ones that its content policy allows. */
const pageStyle =
  typeof document === "undefined" ? "" : (document.getElementById("page-style")?.textContent ?? "");

/** The document. The build fills `page-style` with the rules this page uses (build/site/page-styles.ts). */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <style
          id="page-style"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: pageStyle }}
        />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <Links />
        <HeadLinks />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** While a page that stands in for others gets its own data: the page as it was delivered. */
export function HydrateFallback() {
  return <AsDelivered />;
}

export default function App() {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    document.dispatchEvent(new Event("first-paddock:awake"));
  }, []);
  return (
    <>
      <Outlet />
      <PartMissing />
    </>
  );
}
