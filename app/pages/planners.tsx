import type { ComponentType } from "react";
import { BLANK_FORMS_PATH, PLANNERS, type PlannerSlug } from "../content-model/planners.ts";
import type { Page } from "../document/page.ts";
import type { RanchFile } from "../domain/tools/fields/fields.ts";
import { BlankForms } from "../features/tools/paper/blank-forms.tsx";
import { PlannerFoot, PlannerHead } from "../features/tools/planner-head.tsx";
import { PlannerStyles } from "../features/tools/planner-styles.tsx";
import { EXAMPLE_FILE } from "../features/tools/ranch-file/example.server.ts";
import Budget from "../islands/budget.tsx";
import Tests from "../islands/field-tests.tsx";
import { Island } from "../islands/island.tsx";
import MySeason from "../islands/my-season.tsx";
import Water from "../islands/water.tsx";

const COMPONENTS: Readonly<Record<PlannerSlug, ComponentType<{ readonly example: RanchFile }>>> = {
  "my-season": MySeason,
  budget: Budget,
  water: Water,
  tests: Tests,
};

/** The planners' pages: each rendered with its worked example, and hydrated when it comes into view. */
export const planners = PLANNERS.map((planner) => {
  const { slug, title, description } = planner;
  const path = `/tools/${slug}`;
  const page: Page = () => ({
    meta: { title, description, path },
    view: (
      <>
        <PlannerStyles />
        <PlannerHead planner={planner} />
        <Island
          name={slug}
          component={COMPONENTS[slug]}
          props={{ example: EXAMPLE_FILE }}
          hydrate="visible"
          className="wrap tool-island"
          failed="This planner couldn’t load."
        />
        <PlannerFoot planner={planner} />
      </>
    ),
  });
  return { path, page };
});

export const blankForms: Page = () => ({
  meta: {
    title: "Blank Forms",
    description:
      "Empty sheets for the barn door and the truck: first-year plan, grazing chart, drought card, shopping list, budget, water page and field tests. Letter and A4.",
    path: BLANK_FORMS_PATH,
  },
  view: (
    <>
      <PlannerStyles />
      <BlankForms />
    </>
  ),
});
