import type { PageProps } from "#app/content-model/pages.ts";
import { Checklist } from "#app/ui/text/checklist.tsx";
import { GuideSteps } from "#app/ui/text/guide-steps.tsx";
import { NextLinks } from "#app/ui/links/next-links.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Worksheet } from "../worksheet.tsx";

export default function FirstSteps({ page, group }: PageProps<"getting-started/first-steps">) {
  const { worksheet, steps, checklist, next } = page;
  return (
    <>
      <PageTop picture="getting-started-first-steps" page={page} group={group} printable />
      <Section id="steps" heading="Three steps" sunken>
        <GuideSteps steps={steps} />
      </Section>
      <Worksheet sheet={worksheet} />
      <div className="sec">
        <div className="wrap">
          <Checklist id="checklist" list={checklist} />
        </div>
      </div>
      <NextLinks links={next} />
    </>
  );
}
