import type { PageProps, Pages } from "../../../content-model/pages.ts";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { InlineHtml } from "../../../ui/text/inline-html.tsx";
import { Link } from "../../../ui/links/link.tsx";
import { PageTop } from "../../../ui/page/page-top.tsx";
import { Section } from "../../../ui/page/section.tsx";

type Tools = Pages["tools/overview"]["sheets"];

/** The sheets to print and, where there are any, the planners to fill in. */
export default function ToolsOverview({ page }: PageProps<"tools/overview">) {
  const { sheets, planners, callToAction } = page;
  return (
    <>
      <PageTop picture="tools" page={page} />
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
