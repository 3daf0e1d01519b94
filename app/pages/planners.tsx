import type { ComponentType } from "react";
import { BLANK_FORMS_PATH, PLANNERS, type PlannerSlug } from "../content-model/planners.ts";
import type { Page } from "../document/page.ts";
import { localDate } from "../domain/dates/calendar-date.ts";
import { intoSeason } from "../domain/tools/chart/season-dates.ts";
import type { RanchFile } from "../domain/tools/fields/fields.ts";
import { BlankForms } from "../features/tools/paper/blank-forms.tsx";
import { PlannerFoot, PlannerHead } from "../features/tools/planner-head.tsx";
import { PlannerStyles } from "../features/tools/planner-styles.tsx";
import { EXAMPLE_FILE } from "../features/tools/ranch-file/example-file.ts";
import * as budget from "../islands/budget.tsx";
import * as tests from "../islands/tests.tsx";
import { Island } from "../islands/island.tsx";
import * as mySeason from "../islands/my-season.tsx";
import * as water from "../islands/water.tsx";
import { inSpanish, type Language } from "../language/language.ts";
import { textsIn } from "../language/texts.ts";

interface PlannerIsland {
  readonly default: ComponentType<{ readonly example: RanchFile }>;
  /** Fetches the screens after the first. */
  readonly ready: () => Promise<unknown>;
}

const ISLANDS: Readonly<Record<PlannerSlug, PlannerIsland>> = {
  "my-season": mySeason,
  budget,
  water,
  tests,
};

/** The planners' pages: each rendered with its worked example, and hydrated when it comes into view. */
export const planners = PLANNERS.map((planner) => {
  const { slug, title, description } = planner;
  const path = `/tools/${slug}`;
  const { default: component, ready } = ISLANDS[slug];
  const page: Page = async () => {
    await ready();
    return {
      meta: { title, description, path },
      island: `app/islands/${slug}.tsx`,
      view: (
        <>
          <PlannerStyles />
          <PlannerHead planner={planner} />
          <Island
            name={slug}
            component={component}
            props={{ example: intoSeason(EXAMPLE_FILE, localDate(new Date())) }}
            hydrate="visible"
            className="wrap tool-island"
            failed="This planner couldn’t load."
          />
          <PlannerFoot planner={planner} />
        </>
      ),
    };
  };
  return { path, page };
});

/** The page with an empty copy of every planner's sheet, in one language. */
export const blankForms =
  (language: Language): Page =>
  () => {
    const { title, description } = textsIn(language).blankForms;
    return {
      meta: {
        title,
        description,
        path: language === "en" ? BLANK_FORMS_PATH : inSpanish(BLANK_FORMS_PATH),
      },
      view: (
        <>
          <PlannerStyles />
          <BlankForms language={language} />
        </>
      ),
      hasSheet: true,
    };
  };
