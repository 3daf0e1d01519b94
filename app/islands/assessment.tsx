import type { AssessmentPage } from "../content-model/pages/assessment.ts";
import { AssessmentForm } from "../features/getting-started/assessment/assessment-form.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";

const FirstYearPlan = lazyPart(
  async () => (await import("../features/tools/plan/first-year-plan.tsx")).FirstYearPlan,
);

/** The assessment, followed by a plan for the first year. */
export default function Assessment({ page }: { readonly page: AssessmentPage }) {
  return <AssessmentForm page={page} plan={(step) => <FirstYearPlan {...step} />} />;
}
