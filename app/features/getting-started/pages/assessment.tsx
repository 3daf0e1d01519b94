import type { ReactNode } from "react";
import type { PageProps } from "#app/content-model/pages.ts";
import { NextLinks } from "#app/ui/links/next-links.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { AllAdvice, ALL_ADVICE_ID } from "../assessment/all-advice.tsx";

/** @param props.form the questions and their result. */
export default function Assessment({
  page,
  group,
  form,
}: PageProps<"getting-started/assessment"> & { readonly form: ReactNode }) {
  return (
    <>
      <PageTop picture="getting-started-assessment" page={page} group={group} />
      <Section id="not-this-year" heading={page.notForYou.heading} intro={page.notForYou.intro}>
        <TextList className="marks" items={page.notForYou.items} />
      </Section>
      {form}
      <Section
        id={ALL_ADVICE_ID}
        heading="Every first step"
        intro="All the answers and what each one leads to, for reading ahead or for print."
        sunken
      >
        <AllAdvice page={page} />
      </Section>
      <Section id="four-more" heading={page.alsoNotForYou.heading} intro={page.alsoNotForYou.intro}>
        <TextList className="marks" items={page.alsoNotForYou.items} />
      </Section>
      <NextLinks links={page.next} />
    </>
  );
}
