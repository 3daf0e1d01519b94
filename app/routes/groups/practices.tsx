import { contentContext } from "../../backend/content.server.ts";
import type { GroupKind } from "../../content-model/page-groups.ts";
import { readScreen, type Screen } from "../../content-model/screen.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { PostCard } from "../../features/blog/post-card.tsx";
import { FindYourPeople } from "../../ui/page/find-your-people.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/practices.ts";
import { GroupPage } from "./group-page.ts";

type PracticeScreen = Screen<GroupKind<"practices"> | "practices/unknown">;

/** The subtopic in the address is accepted but ignored (specification, section 2). */
export async function loader({ context, params: { practiceType } }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const screen: PracticeScreen = (await readScreen(content, "practices", practiceType)) ?? {
    kind: "practices/unknown",
    page: await content.page("practices/unknown"),
  };
  const ids = "relatedPosts" in screen.page ? screen.page.relatedPosts : [];
  const { block, locators } = await content.page("tools/people");
  return {
    screen,
    related: postsById(await content.posts(), ids),
    people: { ...block, locators },
  };
}

/** In the order of the ids, skipping posts that no longer exist. */
function postsById(posts: readonly PostSummary[], ids: readonly string[]): PostSummary[] {
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? []);
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

export default function PracticesRoute({
  loaderData: { screen, related, people },
}: Route.ComponentProps) {
  return (
    <GroupPage
      screen={screen}
      slots={{
        related: related.map((post) => <PostCard key={post.id} post={post} />),
        people: <FindYourPeople {...people} />,
      }}
    />
  );
}
