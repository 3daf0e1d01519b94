import { Fragment, use, type ReactNode } from "react";
import type { PageLink } from "#app/content-model/page-lists.ts";
import { useTexts } from "#app/language/texts.ts";
import { Link } from "#app/ui/links/link.tsx";
import { DocumentLanguage, DocumentSite } from "#app/language/document-context.ts";
import { socialLinks } from "#app/content-model/site-settings.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { Mark } from "#app/ui/icons/logo.tsx";
import { withBase } from "#app/shared/with-base.ts";
import { FEEDS } from "#app/feeds/feed-files.ts";
import { FRINGE_FILE } from "#app/pictures/files.ts";

/** The site footer, around the newsletter block and the reader's settings. */
export function Footer({
  links,
  year,
  children,
}: {
  readonly links: readonly PageLink[];
  /** The year of rendering; app/enhance/page/dates.ts updates it in the browser. */
  readonly year: number;
  readonly children: ReactNode;
}) {
  const isEnglish = use(DocumentLanguage) === "en";
  const { frame } = useTexts();
  const site = use(DocumentSite);
  const social = socialLinks(site);
  return (
    <footer className="foot">
      <Fringe />
      <div className="wrap">
        <div className="brand">
          <Link className="logo" to={frame.home}>
            <Mark />
            {site.name}
          </Link>
          <p>{isEnglish ? site.tagline : site.taglineInSpanish}</p>
          {isEnglish ? <FeedLinks /> : null}
          {social.length > 0 ? (
            <p>
              {social.map(({ label, to }, index) => (
                <Fragment key={label}>
                  {index > 0 ? " · " : null}
                  <a href={to} rel="me">
                    {label}
                  </a>
                </Fragment>
              ))}
            </p>
          ) : null}
        </div>
        <nav aria-labelledby="footer-start">
          <h2 id="footer-start">{frame.footerLinks}</h2>
          <ul>
            {links.map(({ label, to }) => (
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
          {frame.legal.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}

function FeedLinks() {
  return (
    <p className="feeds">
      {"Follow the blog: "}
      <span>
        {FEEDS.map(({ type, file, label }) => (
          <a key={file} href={withBase(`/${file}`)} type={type}>
            {label}
          </a>
        ))}
      </span>
    </p>
  );
}

/** A fringe of grass along the footer's top edge, over the section above. */
function Fringe() {
  return (
    <div className="fringe">
      <img
        src={withBase(`/${FRINGE_FILE}`)}
        alt=""
        width={4800}
        height={80}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
