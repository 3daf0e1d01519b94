import type { PageProps, Pages } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { InlineHtml } from "../../../ui/text/inline-html.tsx";
import { Link } from "../../../ui/links/link.tsx";
import { Opening } from "../../../ui/page/opening.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Paragraphs } from "../../../ui/text/texts.tsx";

type Tools = Pages["tools/overview"]["sheets"];

/** The sheets to print and, where there are any, the planners to fill in. */
export default function ToolsOverview({ page }: PageProps<"tools/overview">) {
  const { title, lede, intro, sheets, planners, callToAction } = page;
  return (
    <>
      <Band picture="tools" title={title} lede={lede} />
      <Opening>
        <Paragraphs texts={intro} />
      </Opening>
      {planners.length > 0 ? (
        <Section id="planners" heading="Planners to fill in">
          <ToolList tools={planners} />
        </Section>
      ) : null}
      <Section id="sheets" heading="Field sheets to print" sunken>
        <ToolList tools={sheets} />
      </Section>
      <CallToAction {...callToAction} picture="closing-method" />
    </>
  );
}

function ToolList({ tools }: { readonly tools: Tools }) {
  return (
    <ul className="tool-list">
      {tools.map(({ title, text, to }) => (
        <li key={to}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>
            <InlineHtml html={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
