import { data } from "react-router";
import type { PublishedContent } from "../../build/content/publish.ts";
import { publishedContent } from "../content.server.ts";
import { About, type AboutScreen } from "../features/about/about.tsx";
import { sectionTitle } from "../features/about/section-title.ts";
import { pageData } from "../meta/page-data.ts";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/about.ts";

const SECTIONS = new Set(["mission", "reasonable-change", "science", "team"]);

export function loader({ context, params: { section } }: Route.LoaderArgs): AboutScreen {
  const screen = readScreen(context.get(publishedContent), section);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}

/** A section that does not exist has no data to ask a host for. */
export function clientLoader({ params: { section } }: Route.ClientLoaderArgs) {
  if (section !== undefined && !SECTIONS.has(section)) throw data(null, { status: 404 });
  return pageData<typeof loader>("routes/about", section ? `/about/${section}` : "/about");
}

function readScreen(
  content: PublishedContent,
  section: string | undefined,
): AboutScreen | undefined {
  switch (section) {
    case undefined:
      return { kind: "about/overview", page: content.page("about/overview") };
    case "mission":
      return { kind: "about/mission", page: content.page("about/mission") };
    case "reasonable-change":
      return { kind: "about/reasonable-change", page: content.page("about/reasonable-change") };
    case "science":
      return { kind: "about/science", page: content.page("about/science") };
    case "team":
      return { kind: "about/team", page: content.page("about/team") };
    default:
      return undefined;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, params: { section } }) =>
  pageMeta({
    title: section ? sectionTitle(section) : "About",
    description: loaderData?.page.metaDescription,
    path: section ? `/about/${section}` : "/about",
  });

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <About screen={loaderData} />;
}
