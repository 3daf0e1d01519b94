import { AdviceText } from "../../../app/features/assessment/advice.tsx";
import { AllAdvice } from "../../../app/features/assessment/all-advice.tsx";
import { AssessmentForm } from "../../../app/features/assessment/assessment-form.tsx";
import { Assessment } from "../../../app/features/assessment/assessment.tsx";
import { FirstStepResult } from "../../../app/features/assessment/first-step-result.tsx";
import { Question } from "../../../app/features/assessment/question.tsx";
import { Faq } from "../../../app/features/guides/faq.tsx";
import { FirstSteps } from "../../../app/features/guides/first-steps.tsx";
import { Guide } from "../../../app/features/guides/guide.tsx";
import { HowItWorks } from "../../../app/features/guides/how-it-works.tsx";
import { Mistakes } from "../../../app/features/guides/mistakes.tsx";
import { GettingStartedOverview } from "../../../app/features/guides/overview.tsx";
import { QuickStart } from "../../../app/features/guides/quick-start.tsx";
import { Worksheet } from "../../../app/features/guides/worksheet.tsx";
import { sample } from "../sample.ts";
import { appears, press } from "../screen.ts";
import { content } from "./content.ts";

const page = content.page("getting-started/assessment");
const [approach] = page.approach.options;
const [motivation] = page.motivation.options;
if (!approach || !motivation) throw new Error("The assessment has no answers.");

export const guideSamples = [
  sample(Guide, "picks a screen", {
    screen: { kind: "getting-started/faq", page: content.page("getting-started/faq") },
  }),
  sample(GettingStartedOverview, "the page", { page: content.page("getting-started/overview") }),
  sample(FirstSteps, "the page", { page: content.page("getting-started/first-steps") }),
  sample(Worksheet, "with its lines", {
    sheet: content.page("getting-started/first-steps").worksheet,
  }),
  sample(QuickStart, "the page", { page: content.page("getting-started/quick-start") }),
  sample(Mistakes, "the page", { page: content.page("getting-started/mistakes") }),
  sample(Faq, "the page", { page: content.page("getting-started/faq") }),
  sample(HowItWorks, "the page", { page: content.page("getting-started/how-it-works") }),

  sample(Assessment, "the page", { page }),
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
  sample(Question, "unanswered", { id: "approach", question: page.approach, open: false }),
  sample(Question, "asked again", { id: "approach", question: page.approach, open: true }),
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
