import { data } from "react-router";
import { contentContext } from "../backend/content.server.ts";
import type { AssessmentPage } from "../content-model/pages/assessment.ts";
import { readScreen } from "../content-model/screen.ts";
import { Assessment } from "../features/getting-started/assessment/assessment.tsx";
import { GUIDES, type GettingStartedScreen } from "../features/getting-started/getting-started.tsx";
import AssessmentForm from "../islands/assessment.tsx";
import { Island } from "../islands/island.tsx";
import { guideData } from "../seo/guide-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { type ScreenComponents, ScreenOf } from "../ui/page/screen-of.tsx";
import type { Route } from "./+types/getting-started.ts";

const COMPONENTS: ScreenComponents<GettingStartedScreen> = {
  ...GUIDES,
  "getting-started/assessment": AssessmentScreen,
};

export async function loader({ context, params: { section } }: Route.LoaderArgs) {
  const screen = await readScreen(context.get(contentContext), "getting-started", section);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}

export const meta: Route.MetaFunction = ({ loaderData, params: { section } }) =>
  pageMeta({
    title: loaderData?.page.title ?? "Getting Started",
    description: loaderData?.page.metaDescription,
    path: section ? `/getting-started/${section}` : "/getting-started",
    data: guideData(loaderData),
  });

export default function GettingStartedRoute({ loaderData }: Route.ComponentProps) {
  return <ScreenOf screen={loaderData} components={COMPONENTS} />;
}

function AssessmentScreen({ page }: { readonly page: AssessmentPage }) {
  return (
    <Assessment
      page={page}
      form={<Island name="assessment" component={AssessmentForm} props={{ page }} />}
    />
  );
}
