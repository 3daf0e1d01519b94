import { useTexts } from "#app/language/texts.ts";
import type { ReactNode } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { Fold } from "#app/ui/text/fold.tsx";
import { bandOf, type ContentPage } from "#app/content-model/pages/page.ts";
import { singleFile } from "#app/pictures/files.ts";
import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Stylesheet } from "#app/ui/stylesheet.tsx";
import { PhotoPlace } from "#app/ui/pictures/picture.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";
import type { PageLink } from "#app/content-model/page-lists.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { BandDrawing } from "#app/ui/pictures/band-drawing.tsx";
import { Paragraph } from "#app/ui/text/texts.tsx";

interface Anchor {
  readonly id: string;
  readonly label: string;
}

/** The introduction below a page's header and, on a long page, links to its sections. */
export function Opening({
  anchors = [],
  children,
}: {
  readonly anchors?: readonly Anchor[];
  readonly children: ReactNode;
}) {
  return (
    <section className="wrap opening">
      <section className="prose">{children}</section>
      {anchors.length > 0 ? <OnThisPage anchors={anchors} /> : null}
    </section>
  );
}

function OnThisPage({ anchors }: { readonly anchors: readonly Anchor[] }) {
  const { blocks } = useTexts();
  return (
    <nav className="on-page" aria-labelledby="on-page-title" {...hook("sectionList")}>
      <h2 id="on-page-title">{blocks.onThisPage}</h2>
      <Fold summary={blocks.sections}>
        <ul>
          {anchors.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

const DAY = {
  wide: `/${singleFile("home-hero-wide")}`,
  narrow: `/${singleFile("home-hero-narrow")}`,
};
const DUSK = {
  wide: `/${singleFile("home-hero-wide-dusk")}`,
  narrow: `/${singleFile("home-hero-narrow-dusk")}`,
};

/** The top of the home page: the home ranch by day or, in the dark theme, at dusk. */
export function Hero({ page: { title, lede, photo, actions } }: { readonly page: ContentPage }) {
  const { blocks } = useTexts();
  return (
    <section className="panorama hero">
      <span className="picture">
        <ThemedDrawing day={DAY} dusk={DUSK} ratio={[16, 9]} />
        <PhotoPlace photo={photo} />
      </span>
      <div className="wrap">
        <div className="sign">
          <Ten filled={1} label={blocks.oneTenth} />
          <h1>{title}</h1>
          <Paragraph className="lede" html={lede} />
          <p className="btns">
            {actions.map(({ label, to }) => (
              <Link
                key={to}
                className={to.endsWith(ASSESSMENT_PATH) ? "btn accent" : "btn ghost"}
                to={to}
              >
                {label}
              </Link>
            ))}
          </p>
        </div>
      </div>
      <Stylesheet />
    </section>
  );
}

/** A page's header: a wide picture and, over its lower edge, a plate with title and summary. */
export function Band({
  page,
  group,
  children,
}: {
  readonly page: ContentPage;
  /** The overview of the page's group, linked above the title. */
  readonly group?: PageLink | undefined;
  /** More header content, such as a date or a button. */
  readonly children?: ReactNode;
}) {
  const { title, lede, photo } = page;
  return (
    <header className="page-head">
      <div className="band">
        <span className="picture">
          <BandDrawing picture={bandOf(page)} />
          <PhotoPlace photo={photo} />
        </span>
      </div>
      <div className="wrap">
        <div className="plate">
          {group ? (
            <p className="kicker">
              <Link to={group.to}>
                <ArrowLeftIcon /> {group.label}
              </Link>
            </p>
          ) : null}
          <h1>{title}</h1>
          <Paragraph className="lede" html={lede} />
          {children}
        </div>
      </div>
      <Stylesheet />
    </header>
  );
}
