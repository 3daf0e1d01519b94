import type { PageProps } from "#app/content-model/pages.ts";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { TextList } from "#app/ui/text/texts.tsx";

export default function Mission({ page, group }: PageProps<"about/mission">) {
  const { pillars, promises } = page;
  return (
    <>
      <PageTop picture="about-mission" page={page} group={group} />
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
