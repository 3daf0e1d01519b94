import { linkTo, pagesIn, type PageLink, PLANNER_LINKS } from "#app/content-model/page-lists.ts";
import { BLANK_FORMS_PATH } from "#app/content-model/planners.ts";
import type { PageGroup } from "#app/content-model/page-address.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Paragraphs } from "#app/ui/text/texts.tsx";
import { Callout } from "./callout.tsx";

export function SiteMap({
  block: { groups, notes },
  pages,
}: {
  readonly block: BlockOf<"site-map">;
  readonly pages: readonly ContentPage[];
}) {
  return (
    <div className="wrap site-map">
      {groups.map(({ heading, links, groups: listed }, index) => (
        <section key={heading} aria-labelledby={`group-${index + 1}`}>
          <h2 id={`group-${index + 1}`}>{heading}</h2>
          <ul>
            {[...links, ...listed.flatMap((group) => linksOf(pages, group))].map(
              ({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      <Callout>
        <Paragraphs texts={notes} />
      </Callout>
    </div>
  );
}

/** A group's overview, its planners, and its other pages. */
function linksOf(pages: readonly ContentPage[], group: PageGroup): PageLink[] {
  const [overview, ...others] = pagesIn(pages, group).map(linkTo);
  return [
    ...(overview ? [overview] : []),
    ...(group === "tools"
      ? [...PLANNER_LINKS, { label: "Blank Forms", to: BLANK_FORMS_PATH }]
      : []),
    ...others,
  ];
}
