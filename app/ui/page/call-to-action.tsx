import { ASSESSMENT_PATH } from "../links/assessment-path.ts";
import { Link } from "../links/link.tsx";
import { closingFile, type ThemeTime } from "#app/pictures/files.ts";
import type { ClosingPicture } from "#app/pictures/files.ts";
import { InlineHtml } from "../text/inline-html.tsx";
import { PhotoPlace, type PictureProps } from "../pictures/picture.tsx";
import { ThemedDrawing } from "../pictures/themed-drawing.tsx";

/** A page's closing call to action: a picture and, on a sign in front of it, heading, text and one button. */
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
  const drawings = (time: ThemeTime) => ({ wide: `/${closingFile(picture, time)}` });
  // The accent color is reserved for starting the assessment.
  const startsAssessment = action.to === ASSESSMENT_PATH;
  return (
    <section className="cta">
      <span className="picture">
        <ThemedDrawing day={drawings("day")} dusk={drawings("dusk")} ratio={[5, 2]} lazy />
        <PhotoPlace photo={photo} />
      </span>
      <div className="wrap">
        <div className="sign">
          <h2>{heading}</h2>
          <p>
            <InlineHtml html={text} />
          </p>
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
