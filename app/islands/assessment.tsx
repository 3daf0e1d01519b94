import type { AssessmentForm as Form } from "../content-model/pages/assessment.ts";
import { AssessmentForm } from "../features/assessment/assessment-form.tsx";
import type { Texts } from "../language/texts.ts";
import { SharedTexts } from "../language/english/shared.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

const FirstYearPlan = lazyPart(
  async () => (await import("../features/tools/plan/first-year-plan.tsx")).FirstYearPlan,
);
const PlanInSpanish = lazyPart(
  async () => (await import("../features/tools/plan/plan-in-spanish.tsx")).PlanInSpanish,
);

/**
 * The assessment, followed by a plan for the first year.
 *
 * @param props.spanish the texts that the form, and a plan that did not load, show in Spanish.
 */
export default function Assessment({
  form,
  spanish,
}: {
  readonly form: Form;
  readonly spanish?: {
    readonly shared: Texts["shared"];
    readonly planFailed: { readonly failed: string; readonly tryAgain: string };
  };
}) {
  if (!spanish) return <AssessmentForm form={form} plan={(step) => <FirstYearPlan {...step} />} />;
  return (
    <SharedTexts value={spanish.shared}>
      <AssessmentForm
        form={form}
        plan={(step) => <PlanInSpanish {...step} {...spanish.planFailed} />}
      />
    </SharedTexts>
  );
}
