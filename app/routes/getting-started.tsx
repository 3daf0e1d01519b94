import { data } from "react-router";
import type { Pages } from "../../build/content/page-schemas.ts";
import type { PublishedContent } from "../../build/content/publish.ts";
import { publishedContent } from "../content.server.ts";
import { Assessment } from "../features/assessment/assessment.tsx";
import { Guide, type GuideScreen } from "../features/guides/guide.tsx";
import { guideData } from "../meta/guide-data.ts";
import { pageData } from "../meta/page-data.ts";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/getting-started.ts";

const ASSESSMENT = "getting-started/assessment";
const SECTIONS = new Set([
  "assessment",
  "first-steps",
  "quick-start",
  "mistakes",
  "faq",
  "how-it-works",
]);

type Screen =
  | GuideScreen
  | { readonly kind: typeof ASSESSMENT; readonly page: Pages[typeof ASSESSMENT] };

export function loader({ context, params: { section } }: Route.LoaderArgs): Screen {
  const screen = readScreen(context.get(publishedContent), section);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}

/** A section that does not exist has no data to ask a host for. */
export function clientLoader({ params: { section } }: Route.ClientLoaderArgs) {
  if (section !== undefined && !SECTIONS.has(section)) throw data(null, { status: 404 });
  return pageData<typeof loader>(
    "routes/getting-started",
    section ? `/getting-started/${section}` : "/getting-started",
  );
}

function readScreen(content: PublishedContent, section: string | undefined): Screen | undefined {
  switch (section) {
    case undefined:
      return { kind: "getting-started/overview", page: content.page("getting-started/overview") };
    case "assessment":
      return { kind: ASSESSMENT, page: content.page(ASSESSMENT) };
    case "first-steps":
      return {
        kind: "getting-started/first-steps",
        page: content.page("getting-started/first-steps"),
      };
    case "quick-start":
      return {
        kind: "getting-started/quick-start",
        page: content.page("getting-started/quick-start"),
      };
    case "mistakes":
      return { kind: "getting-started/mistakes", page: content.page("getting-started/mistakes") };
    case "faq":
      return { kind: "getting-started/faq", page: content.page("getting-started/faq") };
    case "how-it-works":
      return {
        kind: "getting-started/how-it-works",
        page: content.page("getting-started/how-it-works"),
      };
    default:
      return undefined;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, params: { section } }) =>
  pageMeta({
    title: loaderData?.page.title ?? "Getting Started",
    description: loaderData?.page.metaDescription,
    path: section ? `/getting-started/${section}` : "/getting-started",
    data: guideData(loaderData),
  });

export default function GettingStartedRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === ASSESSMENT ? (
    <Assessment page={loaderData.page} />
  ) : (
    <Guide screen={loaderData} />
  );
}
