import { data } from "react-router";
import { contentContext } from "../../backend/content.server.ts";
import { readScreen } from "../../content-model/screen.ts";
import { sectionTitle } from "../../domain/section-title.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/about.ts";
import { GroupPage } from "./group-page.ts";

export async function loader({ context, params: { section } }: Route.LoaderArgs) {
  const screen = await readScreen(context.get(contentContext), "about", section);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}

export const meta: Route.MetaFunction = ({ loaderData, params: { section } }) =>
  pageMeta({
    title: section ? sectionTitle(section) : "About",
    description: loaderData?.page.metaDescription,
    path: section ? `/about/${section}` : "/about",
  });

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <GroupPage screen={loaderData} />;
}
