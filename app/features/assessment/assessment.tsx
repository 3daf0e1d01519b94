import type { AssessmentPage } from "../../../build/content/page-schemas.ts";
import { Band } from "../../ui/band.tsx";
import { NextLinks } from "../../ui/next-links.tsx";
import { Opening } from "../../ui/opening.tsx";
import { Section } from "../../ui/section.tsx";
import { Paragraphs } from "../../ui/texts.tsx";
import { AllAdvice, ALL_ADVICE_ID } from "./all-advice.tsx";
import { AssessmentForm } from "./assessment-form.tsx";

const GROUP = { label: "Getting Started", to: "/getting-started" } as const;

export function Assessment({ page }: { readonly page: AssessmentPage }) {
  return (
    <>
      <Band
        picture="assessment"
        photo={page.photo}
        group={GROUP}
        title={page.title}
        lede={page.lede}
      />
      <Opening>
        <Paragraphs texts={page.intro} />
      </Opening>
      <AssessmentForm page={page} />
      <Section
        id={ALL_ADVICE_ID}
        heading="Every first step"
        intro="All the answers and what each one leads to, for reading ahead or for print."
        sunken
      >
        <AllAdvice page={page} />
      </Section>
      <NextLinks links={page.next} />
    </>
  );
}
