import { SharedTexts } from "#app/language/english/shared.ts";
import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from "react";
import type { AssessmentForm as Form } from "#app/content-model/pages/assessment.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { Checklist } from "#app/ui/text/checklist.tsx";
import { AlertIcon, ArrowRightIcon } from "#app/ui/icons/icons.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { ALL_ADVICE_ID } from "./advice.tsx";
import {
  type FirstStep,
  FirstStepResult,
  firstStep,
  isFirstStep,
  type Unanswered,
} from "./first-step-result.tsx";
import { Paragraph } from "#app/ui/text/texts.tsx";

/** An island whose name is in the state of the browser's history is hydrated at once (islands/mount.ts). */
const ISLAND = "assessment";
const QUESTIONS = ["approach", "motivation"] as const;

/**
 * The Ranch Readiness Assessment (specification, section 3). Nothing is sent or stored: both answers stay in this form.
 * When the reader comes back, the browser restores the form, and the result is shown again. Without scripts, the button
 * links to the list of all advice.
 */
export function AssessmentForm({
  form,
  plan,
}: {
  readonly form: Form;
  /** The plan that is shown below the first step. */
  readonly plan: (step: FirstStep) => ReactNode;
}) {
  const [result, setResult] = useState<FirstStep>();
  const [unanswered, setUnanswered] = useState<Unanswered>([]);
  const texts = use(SharedTexts);
  const questions = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!history.state?.[ISLAND] || !questions.current) return;
    const restored = firstStep(form, answersOn(questions.current));
    if (!isFirstStep(restored)) return;
    // The browser has already restored the scroll position, which allows for the result: without this, scroll anchoring
    // would shift the page when the result is inserted above.
    document.documentElement.style.overflowAnchor = "none";
    setResult(restored);
  }, [form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const step = firstStep(form, answersOn(fields));
    history.replaceState({ ...history.state, [ISLAND]: true }, "");
    const isComplete = isFirstStep(step);
    setResult(isComplete ? step : undefined);
    setUnanswered(isComplete ? [] : step);
    if (isComplete) requestAnimationFrame(() => focusOutcome(outcome.current));
    else fields.querySelector<HTMLSelectElement>(`#${step[0]}`)?.focus();
  }

  return (
    <section className="wrap assessment" aria-labelledby="form-name">
      <form
        ref={questions}
        className="panel"
        action={`#${ALL_ADVICE_ID}`}
        onSubmit={submit}
        {...hook("needsScript")}
      >
        <h2 id="form-name">{form.formName}</h2>
        {QUESTIONS.map((question) => (
          <Question
            key={question}
            id={question}
            question={form[question]}
            unanswered={unanswered.includes(question)}
          />
        ))}
        <div className="btns">
          <button type="submit" className="btn accent">
            {form.submitLabel}
            <ArrowRightIcon />
          </button>
        </div>
        <Paragraph className="small muted" html={form.privacyNote} />
        <p className="small plain-only">
          {texts.needsScript} <a href={`#${ALL_ADVICE_ID}`}>{texts.everyFirstStep}</a>
          {texts.alsoListed}
        </p>
      </form>
      <div className="outcome" ref={outcome}>
        <FirstStepResult form={form} step={result} incomplete={unanswered.length > 0} />
        {result ? plan(result) : null}
      </div>
      <Checklist id="readiness" list={form.readiness} />
    </section>
  );
}

/** One of the two dropdowns. It has no `name`, so a form submitted before any script runs sends no answer. */
function Question({
  id,
  question: { label, hint, placeholder, options },
  unanswered,
}: {
  readonly id: string;
  readonly question: Form["approach"] | Form["motivation"];
  /** True once the form was submitted without this answer. */
  readonly unanswered: boolean;
}) {
  return (
    <div className={unanswered ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        <InlineHtml html={hint} />
      </p>
      <select
        id={id}
        defaultValue=""
        aria-invalid={unanswered}
        aria-describedby={unanswered ? `${id}-hint ${id}-error` : `${id}-hint`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {unanswered ? (
        <p className="err" id={`${id}-error`}>
          <AlertIcon />
          {placeholder}.
        </p>
      ) : null}
    </div>
  );
}

function answersOn(fields: HTMLFormElement) {
  const chosen = (id: (typeof QUESTIONS)[number]) =>
    fields.querySelector<HTMLSelectElement>(`#${id}`)?.value ?? "";
  return { approach: chosen("approach"), motivation: chosen("motivation") };
}

/** Moves the focus to the result's heading, and scrolls if the result would otherwise start low on the screen. */
function focusOutcome(outcome: HTMLElement | null): void {
  outcome?.querySelector("h2")?.focus({ preventScroll: true });
  if (outcome && outcome.getBoundingClientRect().top > innerHeight * 0.6) {
    outcome.scrollIntoView({ block: "start" });
  }
}
