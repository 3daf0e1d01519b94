import type { ReactNode } from "react";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import type { PageLink } from "#app/content-model/page-lists.ts";
import { type BandPicture, bandFile, type ThemeTime } from "#app/pictures/files.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { PhotoPlace } from "#app/ui/pictures/picture.tsx";
import { type Drawings, ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

/** A page's header: a wide picture and, over its lower edge, a plate with title and summary. */
export function Band({
  page: { title, lede, photo },
  picture,
  group,
  children,
}: {
  readonly page: ContentPage;
  /** The drawing across the top of the page. */
  readonly picture: BandPicture;
  /** The overview of the page's group, linked above the title. */
  readonly group?: PageLink | undefined;
  /** More header content, such as a date or a button. */
  readonly children?: ReactNode;
}) {
  return (
    <header className="page-head">
      <div className="band">
        <span className="picture">
          <ThemedDrawing
            day={drawingsOf(picture, "day")}
            dusk={drawingsOf(picture, "dusk")}
            ratio={[5, 2]}
          />
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

function drawingsOf(page: BandPicture, time: ThemeTime): Drawings {
  return {
    wide: `/${bandFile(page, "band", time)}`,
    narrow: `/${bandFile(page, "narrow", time)}`,
  };
}
