import { AdviceText } from "../../../app/features/getting-started/assessment/advice.tsx";
import { AllAdvice } from "../../../app/features/getting-started/assessment/all-advice.tsx";
import { AnswerLabel } from "../../../app/features/getting-started/assessment/answer-label.tsx";
import { AssessmentForm } from "../../../app/features/getting-started/assessment/assessment-form.tsx";
import Assessment from "../../../app/features/getting-started/pages/assessment.tsx";
import { FirstStepResult } from "../../../app/features/getting-started/assessment/first-step-result.tsx";
import { Question } from "../../../app/features/getting-started/assessment/question.tsx";
import { sample } from "../sample.ts";
import { appears, press } from "../screen.ts";
import { content } from "./content.ts";

const page = await content.page("getting-started/assessment");
const [approach] = page.approach.options;
const [motivation] = page.motivation.options;
if (!approach || !motivation) throw new Error("The assessment has no answers.");

export const assessmentSamples = [
  sample(AnswerLabel, "in brackets", { label: "Rotated (2-4 paddocks)" }),
  sample(Assessment, "the page", {
    page,
    group: { label: "Getting Started", to: "/getting-started" },
    form: <AssessmentForm page={page} />,
  }),
  sample(AssessmentForm, "before it is sent", { page }),
  sample(
    AssessmentForm,
    "sent without an answer",
    { page },
    {
      async before(screen) {
        await press(screen, page.submitLabel);
        await appears(screen, "#approach-error");
      },
    },
  ),
  sample(
    AssessmentForm,
    "answered",
    { page },
    {
      async before(screen) {
        for (const select of screen.querySelectorAll("select")) select.selectedIndex = 1;
        await press(screen, page.submitLabel);
        await appears(screen, ".half");
      },
    },
  ),
  sample(Question, "unanswered", { id: "approach", question: page.approach, unanswered: false }),
  sample(Question, "asked again", { id: "approach", question: page.approach, unanswered: true }),
  sample(FirstStepResult, "nothing yet", { page, step: undefined, incomplete: false }),
  sample(FirstStepResult, "incomplete", { page, step: undefined, incomplete: true }),
  sample(FirstStepResult, "found", { page, step: { approach, motivation }, incomplete: false }),
  sample(AdviceText, "one", { advice: approach.advice }),
  sample(AllAdvice, "folded up", { page }),
  sample(
    AllAdvice,
    "unfolded",
    { page },
    {
      before(screen) {
        for (const details of screen.querySelectorAll("details")) details.open = true;
      },
    },
  ),
];
