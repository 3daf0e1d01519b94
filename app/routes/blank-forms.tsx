import { BLANK_FORMS_PATH } from "../content-model/planners.ts";
import { BlankForms } from "../features/tools/paper/blank-forms.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/blank-forms.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Blank Forms",
    description:
      "Empty sheets for the barn door and the truck: first-year plan, grazing chart, drought card, shopping list, budget, water page and field tests. Letter and A4.",
    path: BLANK_FORMS_PATH,
  });

export default function BlankFormsRoute() {
  return <BlankForms />;
}
