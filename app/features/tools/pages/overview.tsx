import type { PageProps } from "#app/content-model/pages.ts";
import { Band } from "#app/ui/page/band.tsx";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { Opening } from "#app/ui/page/opening.tsx";
import { PageCards } from "#app/ui/page/page-cards.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Paragraphs } from "#app/ui/text/texts.tsx";

/** The planners to fill in, the sheets to print, and what both are for. */
export default function ToolsOverview({ page }: PageProps<"tools/overview">) {
  const { title, lede, intro, sheets, planners, callToAction } = page;
  return (
    <>
      <Band picture="tools" title={title} lede={lede} />
      <PageCards heading="Planners to fill in" cards={planners} />
      <Section id="sheets" heading="Field sheets to print" sunken>
        <ul className="tool-list">
          {sheets.map(({ title: name, text, to }) => (
            <li key={to}>
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <p>
                <InlineHtml html={text} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Opening>
        <Paragraphs texts={intro} />
      </Opening>
      <CallToAction {...callToAction} picture="closing-method" />
    </>
  );
}
