import type { PageProps } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { Checklist } from "../../../ui/text/checklist.tsx";
import { GuideSteps } from "../../../ui/text/guide-steps.tsx";
import { NextLinks } from "../../../ui/links/next-links.tsx";
import { Opening } from "../../../ui/page/opening.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Paragraphs } from "../../../ui/text/texts.tsx";
import { Worksheet } from "../worksheet.tsx";

export default function FirstSteps({ page, group }: PageProps<"getting-started/first-steps">) {
  const { photo, title, lede, intro, worksheet, steps, checklist, next } = page;
  return (
    <>
      <Band
        picture="getting-started-first-steps"
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
      <Worksheet sheet={worksheet} />
      <Section id="steps" heading="Three steps" sunken>
        <GuideSteps steps={steps} />
      </Section>
      <div className="sec">
        <div className="wrap">
          <Checklist id="checklist" list={checklist} />
        </div>
      </div>
      <NextLinks links={next} />
    </>
  );
}
