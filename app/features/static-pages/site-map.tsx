import { Link } from "#app/ui/links/link.tsx";
import type { SiteMapPage } from "#app/content-model/pages/static.ts";
import { Band } from "#app/ui/page/band.tsx";
import { Callout } from "#app/ui/text/callout.tsx";
import { Paragraphs } from "#app/ui/text/texts.tsx";

export function SiteMap({ page }: { readonly page: SiteMapPage }) {
  return (
    <>
      <Band picture="sitemap" title={page.title} lede={page.lede} />
      <div className="wrap site-map">
        {page.groups.map(({ heading, links }, index) => (
          <section key={heading} aria-labelledby={`group-${index + 1}`}>
            <h2 id={`group-${index + 1}`}>{heading}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Callout>
          <Paragraphs texts={page.notes} />
        </Callout>
      </div>
    </>
  );
}
