import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { closingFile, type ThemeTime } from "#app/pictures/files.ts";
import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PhotoPlace } from "#app/ui/pictures/picture.tsx";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

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
