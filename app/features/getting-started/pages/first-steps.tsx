import type { PageProps } from "../../../content-model/pages.ts";
import { Checklist } from "../../../ui/text/checklist.tsx";
import { GuideSteps } from "../../../ui/text/guide-steps.tsx";
import { NextLinks } from "../../../ui/links/next-links.tsx";
import { PageTop } from "../../../ui/page/page-top.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Worksheet } from "../worksheet.tsx";

export default function FirstSteps({ page, group }: PageProps<"getting-started/first-steps">) {
  const { worksheet, steps, checklist, next } = page;
  return (
    <>
      <PageTop picture="getting-started-first-steps" page={page} group={group} printable />
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
