import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet } from "react-router";
import { DeskScripts, FirstPaintScript, useHydrates } from "./document/entry-scripts.tsx";
import { POLICY_PLACEHOLDER, STYLES_PLACEHOLDER } from "./document/finish/placeholders.ts";
import { HeadLinks } from "./seo/head-links.tsx";
import { Stylesheet } from "./ui/stylesheet.tsx";
export { RootErrorBoundary as ErrorBoundary } from "./document/root-error.tsx";

/** The shell of every document. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const hydrates = useHydrates();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.PROD ? (
          <meta
            httpEquiv="Content-Security-Policy"
            content={contentPolicy()}
            suppressHydrationWarning
          />
        ) : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {hydrates || import.meta.env.DEV ? (
          <Stylesheet />
        ) : (
          <style dangerouslySetInnerHTML={{ __html: STYLES_PLACEHOLDER }} />
        )}
        <FirstPaintScript />
        <Links />
        <HeadLinks />
      </head>
      <body>
        {children}
        <DeskScripts />
      </body>
    </html>
  );
}

export default function App() {
  // In the browser this runs at the desk alone: its document is hydrated as a whole.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return <Outlet />;
}

/**
 * The placeholder that the server's document is finished with. In the browser, at the desk, the policy
 * as it is in the document: React finds a meta element again by its content, or makes a second one.
 */
function contentPolicy(): string {
  if (import.meta.env.SSR) return POLICY_PLACEHOLDER;
  const delivered = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return delivered?.getAttribute("content") ?? "";
}
