import { Outlet } from "react-router";
import { newsletter } from "../backend/newsletter.ts";
import { Footer } from "../features/layout/footer.tsx";
import { Header } from "../features/layout/header.tsx";
import { InternalLinks } from "../features/layout/internal-links.tsx";
import { Newsletter } from "../features/layout/newsletter.tsx";
import { ReaderSettings } from "../features/layout/reader-settings.tsx";
import { RouteChange } from "../features/layout/route-change.tsx";

/** The common layout of every public page (specification, section 2). */
export default function SiteLayout() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <InternalLinks>
        <Outlet />
      </InternalLinks>
      <Footer year={new Date().getFullYear()}>
        <Newsletter subscribe={newsletter.subscribe} />
        <ReaderSettings />
      </Footer>
      <RouteChange />
    </>
  );
}
