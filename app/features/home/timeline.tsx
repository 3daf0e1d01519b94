import type { HomePage } from "#app/content-model/pages/home.ts";
import { pluralize } from "#app/domain/plural.ts";
import { singleFile } from "#app/pictures/files.ts";
import type { SinglePicture } from "#app/pictures/files.ts";
import { Caution } from "#app/ui/text/caution.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";

/** Aerial drawings of one ranch, by how many of its ten plots are rested. */
const RANCH_PICTURES: ReadonlyMap<number, SinglePicture> = new Map([
  [1, "ranch-year-1"],
  [3, "ranch-year-3"],
  [5, "ranch-year-5"],
]);

/** What to expect in years 1, 3 and 5; each square is a tenth of the ranch. */
export function Timeline({ timeline }: { readonly timeline: HomePage["timeline"] }) {
  return (
    <section className="sec sunk">
      <div className="wrap">
        <div className="sec-head">
          <h2>{timeline.heading}</h2>
          {timeline.intro ? (
            <p>
              <InlineHtml html={timeline.intro} />
            </p>
          ) : null}
        </div>
        <ol className="years">
          {timeline.items.map(({ title, tenths, text, caution }) => (
            <li key={title}>
              <h3>{title}</h3>
              <RanchFromAbove tenths={tenths} />
              <Ten filled={tenths} label={`${pluralize(tenths, "tenth")} of the ranch changed`} />
              <p>
                <InlineHtml html={text} />
              </p>
              <Caution html={caution} />
            </li>
          ))}
        </ol>
        <p className="small muted">
          <InlineHtml html={timeline.note} />
        </p>
      </div>
    </section>
  );
}

/** The ranch in that year. The squares below are its legend. */
function RanchFromAbove({ tenths }: { readonly tenths: number }) {
  const picture = RANCH_PICTURES.get(tenths);
  return picture ? <Picture scene={`/${singleFile(picture)}`} ratio={[3, 2]} /> : null;
}
