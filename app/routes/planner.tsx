import type { ComponentType } from "react";
import { data } from "react-router";
import type { RanchFile } from "../domain/tools/ranch/ranch-file.ts";
import { PLANNERS, type PlannerSlug } from "../content-model/planners.ts";
import { PlannerHead } from "../features/tools/planner-head.tsx";
import { EXAMPLE_FILE } from "../features/tools/ranch-file/example.server.ts";
import { Island } from "../islands/island.tsx";
import Budget from "../islands/budget.tsx";
import MySeason from "../islands/my-season.tsx";
import Tests from "../islands/field-tests.tsx";
import Water from "../islands/water.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/planner.ts";

const COMPONENTS: Readonly<Record<PlannerSlug, ComponentType<{ readonly example: RanchFile }>>> = {
  "my-season": MySeason,
  budget: Budget,
  water: Water,
  tests: Tests,
};

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const planner = PLANNERS.find(({ slug }) => pathname.replace(/\/$/, "").endsWith(`/${slug}`));
  if (!planner) throw data(null, { status: 404 });
  return { planner, example: EXAMPLE_FILE };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.planner.title,
        description: loaderData.planner.description,
        path: `/tools/${loaderData.planner.slug}`,
      })
    : [];

/** A planner: rendered with its worked example, and hydrated when it comes into view. */
export default function PlannerRoute({ loaderData: { planner, example } }: Route.ComponentProps) {
  const Component = COMPONENTS[planner.slug];
  return (
    <>
      <PlannerHead planner={planner} />
      <Island
        name={planner.slug}
        component={Component}
        props={{ example }}
        hydrate="visible"
        className="wrap tool-island"
      />
    </>
  );
}
