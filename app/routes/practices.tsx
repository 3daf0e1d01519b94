import type { PublishedContent } from "../../build/content/publish.ts";
import { publishedContent } from "../content.server.ts";
import { PostCard } from "../features/blog/post-card.tsx";
import { postsByStem } from "../features/practices/posts-by-stem.ts";
import { Practice, type PracticeScreen } from "../features/practices/practice.tsx";
import { pageData } from "../meta/page-data.ts";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/practices.ts";

const TYPES = new Set(["grazing", "water", "soil", "animal-health"]);

/** The subtopic in the address is accepted and not used (specification, section 2). */
export function loader({ context, params: { practiceType } }: Route.LoaderArgs) {
  const content = context.get(publishedContent);
  const screen = readScreen(content, practiceType);
  const stems = "relatedPosts" in screen.page ? screen.page.relatedPosts : [];
  return { screen, related: postsByStem(content.all(), stems) };
}

/** A subtopic changes nothing, and all unknown types are one page: neither has data of its own. */
export function clientLoader({ params: { practiceType } }: Route.ClientLoaderArgs) {
  const page = practiceType === undefined || TYPES.has(practiceType) ? practiceType : "unknown";
  return pageData<typeof loader>("routes/practices", page ? `/practices/${page}` : "/practices");
}

function readScreen(content: PublishedContent, practiceType: string | undefined): PracticeScreen {
  switch (practiceType) {
    case undefined:
      return { kind: "practices/overview", page: content.page("practices/overview") };
    case "grazing":
      return { kind: "practices/grazing", page: content.page("practices/grazing") };
    case "water":
      return { kind: "practices/water", page: content.page("practices/water") };
    case "soil":
      return { kind: "practices/soil", page: content.page("practices/soil") };
    case "animal-health":
      return { kind: "practices/animal-health", page: content.page("practices/animal-health") };
    default:
      return { kind: "practices/unknown", page: content.page("practices/unknown") };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { kind, page } = loaderData.screen;
  return pageMeta({
    title: page.title,
    description: page.metaDescription,
    path: kind === "practices/unknown" ? undefined : `/${kind.replace("/overview", "")}`,
  });
};

export default function PracticesRoute({ loaderData: { screen, related } }: Route.ComponentProps) {
  return (
    <Practice
      screen={screen}
      related={related.map((post) => <PostCard key={post.id} post={post} />)}
    />
  );
}
