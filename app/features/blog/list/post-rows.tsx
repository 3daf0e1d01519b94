import type { ListPage } from "#app/domain/posts/lists/paging.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { PostDate } from "../post-date.tsx";
import { coverDrawing, coverPhoto } from "../cover.ts";
import { PageLinks } from "./page-links.tsx";
import { PostRow } from "./post-row.tsx";

/** One page of a list of posts. */
export type PostPage = ListPage<PostSummary>;

/** The stories of the blog's front: one leads, the next two stand beside it. */
const FRONT = 3;

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
  /** True for the blog's front page, which has a lead story, given enough posts. */
  readonly front?: boolean;
  readonly pathOf: (page: number) => string;
}) {
  const stories = front && page.posts.length >= FRONT ? page.posts.slice(0, FRONT) : [];
  const rest = page.posts.slice(stories.length);
  return (
    <>
      {stories.length > 0 ? (
        <div className="front">
          {stories.map((post, index) => (
            <PostRow
              key={post.id}
              post={post}
              date={<PostDate date={post.date} withMonth />}
              cover={index === 0 ? <LeadCover post={post} /> : <WideCover post={post} />}
            />
          ))}
        </div>
      ) : null}
      {rest.length > 0 ? (
        <div className="post-list">
          {rest.map((post) => (
            <PostRow key={post.id} post={post} date={<PostDate date={post.date} withMonth />} />
          ))}
        </div>
      ) : null}
      <PageLinks page={page} pathOf={pathOf} archived={page.total} />
    </>
  );
}

/** The lead story's cover. */
function LeadCover({ post }: { readonly post: PostSummary }) {
  return (
    <Picture
      scene={coverDrawing(post, "card")}
      photo={coverPhoto(post)}
      ratio={[3, 2]}
      sizes="(max-width: 62em) 100vw, 43rem"
      eager
    />
  );
}

/** The cover of a story beside the lead: low and wide there, cropped like a card's on a phone. */
function WideCover({ post }: { readonly post: PostSummary }) {
  return (
    <Picture
      scene={coverDrawing(post, "band")}
      narrowScene={coverDrawing(post, "card")}
      photo={coverPhoto(post)}
      ratio={[5, 2]}
      sizes="(max-width: 40em) 7rem, 31rem"
    />
  );
}
