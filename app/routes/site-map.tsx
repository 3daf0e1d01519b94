import { contentContext } from "../backend/content.server.ts";
import { SiteMap } from "../features/static-pages/site-map.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/site-map.ts";

export function loader({ context }: Route.LoaderArgs) {
  return context.get(contentContext).page("site-map");
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.title ?? "Site Map",
    description: loaderData?.metaDescription,
    path: "/sitemap",
  });

export default function SiteMapRoute({ loaderData }: Route.ComponentProps) {
  return <SiteMap page={loaderData} />;
}
