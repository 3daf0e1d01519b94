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
  // Runs in the browser only at the desk, whose document is hydrated as a whole.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return <Outlet />;
}

/**
 * On the server, the placeholder that `finishDocument` replaces. In the browser (at the desk), the policy
 * in the document: React matches a meta element by its content, and would add a second one if it differed.
 */
function contentPolicy(): string {
  if (import.meta.env.SSR) return POLICY_PLACEHOLDER;
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return meta?.getAttribute("content") ?? "";
}
