import type { ContentPort } from "../backend/ports/content.ts";
import { groupKind, type GroupKind, type GroupName } from "../content-model/page-groups.ts";
import type { Screen } from "../content-model/pages.ts";
import type { Page } from "../document/page.ts";
import type { PostSummary } from "../domain/posts/post.ts";
import { sectionTitle } from "../domain/section-title.ts";
import { PostCard } from "../features/blog/post-card.tsx";
import AssessmentForm from "../islands/assessment.tsx";
import { Island } from "../islands/island.tsx";
import { guideData } from "../seo/structured-data/guide-data.ts";
import { FindYourPeople } from "../ui/page/find-your-people.tsx";
import { GroupPage } from "./group-page.ts";

export const about: Page<{ readonly section?: string | undefined }> = async ({
  content,
  params: { section },
}) => {
  const screen = await readScreen(content, "about", section);
  if (!screen) return undefined;
  return {
    meta: {
      title: section ? sectionTitle(section) : "About",
      description: screen.page.metaDescription,
      path: section ? `/about/${section}` : "/about",
    },
    view: <GroupPage screen={screen} />,
  };
};

export const gettingStarted: Page<{ readonly section?: string | undefined }> = async ({
  content,
  params: { section },
}) => {
  const screen = await readScreen(content, "getting-started", section);
  if (!screen) return undefined;
  const slots =
    screen.kind === "getting-started/assessment"
      ? {
          form: (
            <Island
              name="assessment"
              component={AssessmentForm}
              props={{ page: screen.page }}
              failed="The assessment couldn’t load."
            />
          ),
        }
      : {};
  return {
    meta: {
      title: screen.page.title,
      description: screen.page.metaDescription,
      path: section ? `/getting-started/${section}` : "/getting-started",
      data: guideData(screen),
    },
    view: <GroupPage screen={screen} slots={slots} />,
  };
};

type PracticeScreen = Screen<GroupKind<"practices"> | "practices/unknown">;

/** The subtopic in the address is accepted but ignored (specification, section 2). */
export const practices: Page<{
  readonly practice?: string | undefined;
  readonly subtopic?: string | undefined;
}> = async ({ content, params: { practice } }) => {
  const screen: PracticeScreen = (await readScreen(content, "practices", practice)) ?? {
    kind: "practices/unknown",
    page: await content.page("practices/unknown"),
  };
  const { kind, page } = screen;
  const ids = "relatedPosts" in page ? page.relatedPosts : [];
  const { block, locators } = await content.page("tools/people");
  const related = postsById(await content.posts(), ids);
  return {
    meta: {
      title: page.title,
      description: page.metaDescription,
      path: kind === "practices/unknown" ? undefined : `/${kind.replace("/overview", "")}`,
    },
    view: (
      <GroupPage
        screen={screen}
        slots={{
          related: related.map((post) => <PostCard key={post.id} post={post} />),
          people: <FindYourPeople {...block} locators={locators} />,
        }}
      />
    ),
  };
};

/** In the order of the ids, skipping posts that no longer exist. */
function postsById(posts: readonly PostSummary[], ids: readonly string[]): PostSummary[] {
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? []);
}

export const tools: Page<{ readonly tool?: string | undefined }> = async ({
  content,
  params: { tool },
}) => {
  const screen = await readScreen(content, "tools", tool);
  if (!screen) return undefined;
  return {
    meta: {
      title: screen.page.title,
      description: screen.page.metaDescription,
      path: tool ? `/tools/${tool}` : "/tools",
    },
    view: <GroupPage screen={screen} />,
  };
};

/** Reads a group's page by its slug; undefined if there is none. */
async function readScreen<Group extends GroupName>(
  content: ContentPort,
  group: Group,
  slug: string | undefined,
): Promise<Screen<GroupKind<Group>> | undefined> {
  const kind = groupKind(group, slug);
  if (kind === undefined) return undefined;
  // TypeScript cannot tell that `kind` and the page of that kind match.
  return { kind, page: await content.page(kind) } as Screen<GroupKind<Group>>;
}
