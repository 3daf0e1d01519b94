import type { FirstStepsPage } from "../../content-model/pages.ts";
import { Band } from "../../ui/page/band.tsx";
import { Checklist } from "../../ui/text/checklist.tsx";
import { GuideSteps } from "../../ui/text/guide-steps.tsx";
import { NextLinks } from "../../ui/links/next-links.tsx";
import { Opening } from "../../ui/page/opening.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Paragraphs } from "../../ui/text/texts.tsx";
import { GETTING_STARTED } from "./group.ts";
import { Worksheet } from "./worksheet.tsx";

export function FirstSteps({ page }: { readonly page: FirstStepsPage }) {
  const { photo, title, lede, intro, worksheet, steps, checklist, next } = page;
  return (
    <>
      <Band picture="first-steps" photo={photo} group={GETTING_STARTED} title={title} lede={lede}>
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
