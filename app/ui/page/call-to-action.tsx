import { ASSESSMENT_PATH } from "../links/assessment-path.ts";
import { Link } from "../links/link.tsx";
import {
  type ClosingPicture,
  closingFile,
  type ThemeTime,
} from "../../illustrations/file-names.ts";
import { InlineHtml } from "../text/inline-html.tsx";
import { PhotoPlace, type PictureProps } from "../pictures/picture.tsx";
import { ThemedDrawing } from "../pictures/themed-drawing.tsx";

/** The closing invitation of a page: its group's own picture and, on a sign before it, heading, text and one button. */
export function CallToAction({
  heading,
  text,
  action,
  photo,
  picture,
}: {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly photo?: PictureProps["photo"];
  readonly picture: ClosingPicture;
}) {
  const at = (time: ThemeTime) => ({ wide: `/${closingFile(picture, time)}` });
  // Wheat is kept for the one action that starts the assessment.
  const invites = action.to === ASSESSMENT_PATH;
  return (
    <section className="cta">
      <span className="picture">
        <ThemedDrawing day={at("day")} dusk={at("dusk")} ratio={[5, 2]} lazy />
        <PhotoPlace photo={photo} />
      </span>
      <div className="wrap">
        <div className="sign">
          <h2>{heading}</h2>
          <p>
            <InlineHtml html={text} />
          </p>
          <p className="btns">
            <Link className={invites ? "btn accent" : "btn"} to={action.to}>
              {action.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
