import type { ReactNode } from "react";
import { Link } from "../links/link.tsx";
import { bandFile, type ThemeTime } from "#app/pictures/files.ts";
import type { BandPicture } from "#app/pictures/files.ts";
import { ArrowLeftIcon } from "../icons/icons.tsx";
import { InlineHtml } from "../text/inline-html.tsx";
import { PhotoPlace, type PictureProps } from "../pictures/picture.tsx";
import { type Drawings, ThemedDrawing } from "../pictures/themed-drawing.tsx";

export interface BandProps {
  /** The drawing across the top of the page. */
  readonly picture: BandPicture;
  readonly photo?: PictureProps["photo"];
  /** The group the page belongs to, linked above the title. */
  readonly group?: { readonly label: string; readonly to: string };
  readonly title: string;
  readonly lede: string;
  /** More header content, such as a date or a button. */
  readonly children?: ReactNode;
}

/** A page's header: a wide picture and, over its lower edge, a plate with title and summary. */
export function Band({ picture, photo, group, title, lede, children }: BandProps) {
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
