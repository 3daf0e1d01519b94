import type { HomePage } from "../../../build/content/page-schemas.ts";
import { counted } from "../../domain/plural.ts";
import { Caution } from "../../ui/caution.tsx";
import { InlineHtml } from "../../ui/inline-html.tsx";
import { Ten } from "../../ui/ten.tsx";

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
              <Ten filled={tenths} label={`${counted(tenths, "tenth")} of the ranch changed`} />
              <h3>{title}</h3>
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
