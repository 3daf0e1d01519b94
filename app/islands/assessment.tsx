import type { AssessmentForm as Form } from "../content-model/pages/assessment.ts";
import { AssessmentForm } from "../features/assessment/assessment-form.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";

const FirstYearPlan = lazyPart(
  async () => (await import("../features/tools/plan/first-year-plan.tsx")).FirstYearPlan,
);

/** The assessment, followed by a plan for the first year. */
export default function Assessment({ form }: { readonly form: Form }) {
  return <AssessmentForm form={form} plan={(step) => <FirstYearPlan {...step} />} />;
}
