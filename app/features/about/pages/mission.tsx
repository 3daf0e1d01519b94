import type { PageProps } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { InlineHtml } from "../../../ui/text/inline-html.tsx";
import { Opening } from "../../../ui/page/opening.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Paragraphs, TextList } from "../../../ui/text/texts.tsx";

export default function Mission({ page, group }: PageProps<"about/mission">) {
  const { photo, title, lede, intro, pillars, promises } = page;
  return (
    <>
      <Band picture="about-mission" photo={photo} group={group} title={title} lede={lede} />
      <Opening>
        <Paragraphs texts={intro} />
      </Opening>
      <Section id="pillars" heading="Four pillars" sunken>
        <div className="pillars">
          {pillars.map(({ title: name, text, inPractice }) => (
            <article key={name} className="panel">
              <h3>{name}</h3>
              <p>
                <InlineHtml html={text} />
              </p>
              <h4>In practice</h4>
              <TextList className="marks" items={inPractice} />
            </article>
          ))}
        </div>
      </Section>
      <Section id="promises" heading={promises.heading} intro={promises.intro}>
        <TextList className="marks large" items={promises.items} />
      </Section>
      <CallToAction {...page.callToAction} picture="closing-about" />
    </>
  );
}
