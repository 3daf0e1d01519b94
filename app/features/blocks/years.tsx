import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { pluralize } from "#app/domain/plural.ts";
import { singleFile } from "#app/pictures/files.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { Caution } from "#app/ui/text/caution.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { Section } from "./section.tsx";

/** What to expect and when; each square is a tenth of the ranch. Below a picture, the squares are its legend. */
export function Years({ block }: { readonly block: BlockOf<"years"> }) {
  return (
    <Section block={block}>
      <ol className="years">
        {block.items.map(({ title, tenths, picture, text, caution, signs, figure }) => {
          const heading = <h3>{title}</h3>;
          return (
            <li key={title}>
              {picture ? (
                <>
                  {heading}
                  <Picture scene={`/${singleFile(picture)}`} ratio={[3, 2]} />
                </>
              ) : null}
              <Ten filled={tenths} label={`${pluralize(tenths, "tenth")} of the ranch changed`} />
              {picture ? null : heading}
              {text ? (
                <p>
                  <InlineHtml html={text} />
                </p>
              ) : null}
              {signs ? <TextList className="marks" items={signs} /> : null}
              {figure ? (
                <p className="figure">
                  <b>{figure.value}</b> <InlineHtml html={figure.text} />
                </p>
              ) : null}
              <Caution html={caution ?? figure?.caution} />
            </li>
          );
        })}
      </ol>
      {block.note ? (
        <p className="small muted">
          <InlineHtml html={block.note} />
        </p>
      ) : null}
    </Section>
  );
}
