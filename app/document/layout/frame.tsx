import { type ReactNode, use } from "react";
import type { PageLink } from "#app/content-model/page-lists.ts";
import { DocumentLanguage } from "#app/language/document-context.ts";
import { useTexts } from "#app/language/texts.ts";
import { Stylesheet } from "#app/ui/stylesheet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { NavigationItem } from "./navigation.ts";
import { Newsletter } from "./newsletter.tsx";
import { ReaderSettings } from "./reader-settings.tsx";

/** What surrounds every public page (specification, section 2). */
export function Frame({
  navigation,
  footerLinks,
  twin,
  year,
  hasStylesheet,
  printStyles,
  children,
}: {
  readonly navigation: readonly NavigationItem[];
  readonly footerLinks: readonly PageLink[];
  /** The address of the same page in the other language. */
  readonly twin: string | undefined;
  readonly year: number;
  /** Whether the page links the stylesheet itself. */
  readonly hasStylesheet: boolean;
  /** The address of a stylesheet for print alone. */
  readonly printStyles: string | undefined;
  readonly children: ReactNode;
}) {
  const isEnglish = use(DocumentLanguage) === "en";
  const { frame } = useTexts();
  return (
    <>
      <a className="skip" href="#main">
        {frame.skip}
      </a>
      <Header navigation={navigation} twin={twin} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasStylesheet ? null : <Stylesheet />}
      {printStyles ? <link rel="stylesheet" media="print" href={printStyles} /> : null}
      <Footer links={footerLinks} year={year}>
        {isEnglish ? <Newsletter /> : null}
        <ReaderSettings />
      </Footer>
    </>
  );
}
