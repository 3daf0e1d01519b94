import { data } from "react-router";
import { contentContext } from "../../backend/content.server.ts";
import { readScreen } from "../../content-model/screen.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/tools.ts";
import { GroupPage } from "./group-page.ts";

export async function loader({ context, params: { tool } }: Route.LoaderArgs) {
  const screen = await readScreen(context.get(contentContext), "tools", tool);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}

export const meta: Route.MetaFunction = ({ loaderData, params: { tool } }) =>
  pageMeta({
    title: loaderData?.page.title ?? "Tools",
    description: loaderData?.page.metaDescription,
    path: tool ? `/tools/${tool}` : "/tools",
  });

export default function ToolsRoute({ loaderData }: Route.ComponentProps) {
  return <GroupPage screen={loaderData} />;
}
