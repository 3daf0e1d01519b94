import type { ReactNode } from "react";
import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { Link } from "#app/ui/links/link.tsx";
import { site } from "#content/site.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { Mark } from "#app/ui/icons/logo.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { Fringe } from "./fringe.tsx";

/** The footer's Get Started list (specification, section 2). */
const FOOTER_LINKS = [
  { label: "Free Assessment", to: ASSESSMENT_PATH },
  { label: "Beginner’s Guide", to: "/getting-started/first-steps" },
  { label: "30-Day Quick Start", to: "/getting-started/quick-start" },
  { label: "Blog Articles", to: "/blog" },
  { label: "FAQ", to: "/getting-started/faq" },
] as const;

const LEGAL_LINKS = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms of Service", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Site Map", to: "/sitemap" },
] as const;

/** The site footer, around the newsletter block and the reader's settings. */
export function Footer({
  year,
  children,
}: {
  /** The year of rendering; app/enhance/page/dates.ts updates it in the browser. */
  readonly year: number;
  readonly children: ReactNode;
}) {
  return (
    <footer className="foot">
      <Fringe />
      <div className="wrap">
        <div className="brand">
          <Link className="logo" to="/">
            <Mark />
            {site.name}
          </Link>
          <p>{site.tagline}</p>
          <FeedLinks />
        </div>
        <nav aria-labelledby="footer-start">
          <h2 id="footer-start">Get Started</h2>
          <ul>
            {FOOTER_LINKS.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
        <div className="legal">
          <span>
            © <span {...hook("currentYear")}>{year}</span>
            {` ${site.name}`}
          </span>
          {LEGAL_LINKS.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
