import type { PageProps } from "#app/content-model/pages.ts";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { GuideSteps } from "#app/ui/text/guide-steps.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { TextList } from "#app/ui/text/texts.tsx";

/** The method in plain steps (decision 3). */
export default function HowItWorks({ page, group }: PageProps<"getting-started/how-it-works">) {
  const { steps, stopRules } = page;
  return (
    <>
      <PageTop picture="getting-started-how-it-works" page={page} group={group} printable />
      <Section id="steps" heading="The six steps" sunken>
        <GuideSteps steps={steps} />
      </Section>
      <Section id="stop-rules" heading={stopRules.heading} intro={stopRules.intro}>
        <TextList className="marks large" items={stopRules.items} />
      </Section>
      <CallToAction {...page.callToAction} picture="closing-getting-started" />
    </>
  );
}
