import type { AssessmentForm as Form } from "../content-model/pages/assessment.ts";
import { AssessmentForm } from "../features/assessment/assessment-form.tsx";
import type { Texts } from "../language/texts.ts";
import { SharedTexts } from "../language/shared-texts.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

const FirstYearPlan = lazyPart(
  async () => (await import("../features/tools/plan/first-year-plan.tsx")).FirstYearPlan,
);

/**
 * The assessment, followed by a plan for the first year.
 *
 * @param props.texts those of another language, in which there are no planners, so no plan.
 */
export default function Assessment({
  form,
  texts,
}: {
  readonly form: Form;
  readonly texts?: Texts["shared"];
}) {
  if (!texts) return <AssessmentForm form={form} plan={(step) => <FirstYearPlan {...step} />} />;
  return (
    <SharedTexts value={texts}>
      <AssessmentForm form={form} />
    </SharedTexts>
  );
}
