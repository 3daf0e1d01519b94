import type { Language } from "#app/language/language.ts";
import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { ArrowRightIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { closingFile, type ThemeTime } from "#app/pictures/files.ts";
import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { PhotoPlace } from "#app/ui/pictures/picture.tsx";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";
import type { ReactNode } from "react";
import { Section } from "./section.tsx";
import { linkTo, pagesIn, type PageLink, PLANNER_LINKS } from "#app/content-model/page-lists.ts";
import { BLANK_FORMS_PATH } from "#app/content-model/planners.ts";
import type { PageGroup } from "#app/content-model/page-address.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { Paragraph, Paragraphs } from "#app/ui/text/texts.tsx";
import { Callout } from "./text.tsx";

/** Links at the end of a guide. */
export function NextLinks({ block: { links } }: { readonly block: BlockOf<"links"> }) {
  const { blocks } = useTexts();
  return (
    <nav className="sec next" aria-labelledby="next-title">
      <div className="wrap">
        <h2 id="next-title">{blocks.next}</h2>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>
                {label}
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A page's closing call to action: a picture and, on a sign in front of it, heading, text and one button. */
export function CallToAction({
  block: { heading, text, action, photo, picture },
}: {
  readonly block: BlockOf<"call-to-action">;
}) {
  const drawings = (time: ThemeTime) => ({ wide: `/${closingFile(picture, time)}` });
  // The accent color is reserved for starting the assessment.
  const startsAssessment = action.to.endsWith(ASSESSMENT_PATH);
  return (
    <section className="panorama cta">
      <span className="picture">
        <ThemedDrawing day={drawings("day")} dusk={drawings("dusk")} ratio={[5, 2]} lazy />
        <PhotoPlace photo={photo} />
      </span>
      <div className="wrap">
        <div className="sign">
          <h2>{heading}</h2>
          <Paragraph html={text} />
          <p className="btns">
            <Link className={startsAssessment ? "btn accent" : "btn"} to={action.to}>
              {action.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Posts to read next. @param props.children their cards. */
export function Posts({
  block,
  lang,
  children,
}: {
  readonly block: BlockOf<"posts">;
  /** The language of the posts, if it isn't the page's. */
  readonly lang: Language | undefined;
  readonly children: ReactNode;
}) {
  const { id, heading, all } = block;
  if (!all) {
    return (
      <Section block={block}>
        <div className="grid rows" lang={lang}>
          {children}
        </div>
      </Section>
    );
  }
  return (
    <section className="sec">
      <div className="wrap">
        <div className="row sec-head">
          <h2 id={id}>{heading}</h2>
          <Link to={all.to}>{all.label}</Link>
        </div>
        <div className="grid" lang={lang}>
          {children}
        </div>
      </div>
    </section>
  );
}

export function SiteMap({
  block: { groups, notes },
  pages,
}: {
  readonly block: BlockOf<"site-map">;
  readonly pages: readonly ContentPage[];
}) {
  return (
    <div className="wrap site-map">
      {groups.map(({ heading, links, groups: listed }) => (
        <section key={heading}>
          <h2>{heading}</h2>
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
