import type { ReactNode } from "react";
import { bandOf, type ContentPage } from "#app/content-model/pages/page.ts";
import type { PageLink } from "#app/content-model/page-lists.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { BandDrawing } from "#app/ui/pictures/band-drawing.tsx";
import { PhotoPlace } from "#app/ui/pictures/picture.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

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
          <p className="lede">
            <InlineHtml html={lede} />
          </p>
          {children}
        </div>
      </div>
    </header>
  );
}
