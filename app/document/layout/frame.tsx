import type { ReactNode } from "react";
import { Stylesheet } from "#app/ui/stylesheet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { NavigationItem } from "./navigation.ts";
import { Newsletter } from "./newsletter.tsx";
import { ReaderSettings } from "./reader-settings.tsx";

/** What a signup does here, which a server knows when it starts. */
function signUpOf(mailServer: string | undefined) {
  if (import.meta.env.EDITION !== "server") return "demo";
  return mailServer ? "asked" : "no-mail";
}

/** What surrounds every public page (specification, section 2). */
export function Frame({
  navigation,
  year,
  hasStylesheet,
  children,
}: {
  readonly navigation: readonly NavigationItem[];
  readonly year: number;
  /** Whether the page links the stylesheet itself. */
  readonly hasStylesheet: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header navigation={navigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasStylesheet ? null : <Stylesheet />}
      <Footer year={year}>
        <Newsletter signUp={signUpOf(process.env.SMTP_URL)} />
        <ReaderSettings />
      </Footer>
    </>
  );
}
