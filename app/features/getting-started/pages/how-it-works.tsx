import type { PageProps } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { GuideSteps } from "../../../ui/text/guide-steps.tsx";
import { Opening } from "../../../ui/page/opening.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Paragraphs, TextList } from "../../../ui/text/texts.tsx";

/** The method in plain steps (decision 3). */
export default function HowItWorks({ page, group }: PageProps<"getting-started/how-it-works">) {
  const { photo, title, lede, intro, steps, stopRules } = page;
  return (
    <>
      <Band
        picture="getting-started-how-it-works"
        photo={photo}
        group={group}
        title={title}
        lede={lede}
      >
        <PrintButton />
      </Band>
      <Opening>
        <Paragraphs texts={intro} />
      </Opening>
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
