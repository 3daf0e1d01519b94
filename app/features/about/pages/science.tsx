import { Fragment } from "react";
import type { PageProps, Pages } from "#app/content-model/pages.ts";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { Callout } from "#app/ui/text/callout.tsx";
import { Cuts } from "#app/ui/pictures/cut.tsx";
import { FriezeStrip } from "#app/ui/pictures/frieze-strip.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Sources } from "#app/ui/text/sources.tsx";
import { TextList } from "#app/ui/text/texts.tsx";

export default function Science({ page, group }: PageProps<"about/science">) {
  const { areas, limits } = page;
  const anchors = [
    ...areas.map((area, index) => ({ id: areaId(index), label: area.title })),
    { id: "limits", label: limits.heading },
  ];
  return (
    <>
      <PageTop picture="about-science" page={page} group={group} anchors={anchors} printable />
      {areas.map((area, index) => (
        <Fragment key={area.title}>
          {index === 2 ? <FriezeStrip name="grass" /> : null}
          <Area id={areaId(index)} area={area} />
        </Fragment>
      ))}
      <Section id="limits" heading={limits.heading} intro={limits.intro}>
        <TextList className="marks large" items={limits.items} />
      </Section>
      <CallToAction {...page.callToAction} picture="closing-about" />
    </>
  );
}

function Area({
  id,
  area: { title, question, evidenceFor, evidenceAgainst, takeaway, cuts, sources },
}: {
  readonly id: string;
  readonly area: Pages["about/science"]["areas"][number];
}) {
  return (
    <Section id={id} heading={title} intro={question}>
      <div className="evidence">
        <div>
          <h3>Evidence for</h3>
          <TextList className="marks" items={evidenceFor} />
        </div>
        <div className="against">
          <h3>Evidence against</h3>
          <TextList className="marks" items={evidenceAgainst} />
        </div>
      </div>
      <Cuts items={cuts} />
      <Callout heading="What we take from it">
        <p>
          <InlineHtml html={takeaway} />
        </p>
      </Callout>
      <h3 className="sources-title">Sources</h3>
      <Sources items={sources} />
    </Section>
  );
}

function areaId(index: number): string {
  return `area-${index + 1}`;
}
