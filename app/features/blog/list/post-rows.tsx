import type { ListPage } from "../../../domain/posts/lists/paging.ts";
import type { PostSummary } from "../../../domain/posts/post.ts";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { PostDate } from "../post-date.tsx";
import { sceneOf } from "../scene-of.ts";
import { PageLinks } from "./page-links.tsx";
import { PostRow } from "./post-row.tsx";

/** One page of a list of posts. */
export type PostPage = ListPage<PostSummary>;

/**
 * One page of posts, with links to the previous and next pages (decision 35).
 *
 * @param props.pathOf gives the address of a page of this list.
 */
export function PostRows({
  page,
  pathOf,
  front = false,
}: {
  readonly page: PostPage;
  /** True for the blog's front page, which has a lead story. */
  readonly front?: boolean;
  readonly pathOf: (page: number) => string;
}) {
  return (
    <>
      <div className={front ? "post-list front" : "post-list"}>
        {page.posts.map((post, index) => (
          <PostRow
            key={post.id}
            post={post}
            date={<PostDate date={post.date} withMonth />}
            {...(front && index === 0 && { cover: <LeadCover post={post} /> })}
          />
        ))}
      </div>
      <PageLinks page={page} pathOf={pathOf} archived={page.total} />
    </>
  );
}

/** The lead story's cover: as wide as the list, cropped like a card's on a phone. */
function LeadCover({ post }: { readonly post: PostSummary }) {
  return (
    <Picture
      scene={sceneOf(post, "band")}
      narrowScene={sceneOf(post, "card")}
      photo={{ url: post.coverImage, alt: "" }}
      ratio={[5, 2]}
      sizes="(max-width: 60em) 100vw, 52rem"
      eager
    />
  );
}
