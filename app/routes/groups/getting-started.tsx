import { data } from "react-router";
import { contentContext } from "../../backend/content.server.ts";
import { readScreen } from "../../content-model/screen.ts";
import AssessmentForm from "../../islands/assessment.tsx";
import { Island } from "../../islands/island.tsx";
import { guideData } from "../../seo/structured-data/guide-data.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/getting-started.ts";
import { GroupPage } from "./group-page.ts";

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

export default function GettingStartedRoute({ loaderData: screen }: Route.ComponentProps) {
  if (screen.kind !== "getting-started/assessment") return <GroupPage screen={screen} />;
  const form = (
    <Island name="assessment" component={AssessmentForm} props={{ page: screen.page }} />
  );
  return <GroupPage screen={screen} slots={{ form }} />;
}
