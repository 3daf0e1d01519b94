import type { ReactNode } from "react";
import { pluralize } from "#app/domain/plural.ts";
import type { ListPage } from "#app/domain/posts/lists/paging.ts";
import { type PostSummary, postPath } from "#app/domain/posts/post.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { coverDrawing, coverPhoto } from "../cover.ts";
import { PostDate } from "../post-date.tsx";

/** One page of a list of posts. */
export type PostPage = ListPage<PostSummary>;

/** The number of posts set apart on the blog's front page: the lead story, and two beside it. */
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
              cover={index === 0 ? <LeadCover post={post} /> : <WideCover post={post} />}
            />
          ))}
        </div>
      ) : null}
      {rest.length > 0 ? (
        <div className="post-list">
          {rest.map((post) => (
            <PostRow key={post.id} post={post} />
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

/** A post in a list. Search results pass a title and a text with highlighted matches and, in a browser, its age. */
export function PostRow({
  post,
  title = post.title,
  text = post.excerpt,
  date = <PostDate date={post.date} withMonth />,
  section,
  cover = (
    <Picture
      scene={coverDrawing(post, "card")}
      photo={coverPhoto(post)}
      ratio={[3, 2]}
      sizes="(max-width: 40em) 7rem, 26rem"
    />
  ),
}: {
  readonly post: PostSummary;
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly date?: ReactNode;
  /** For a search result: the heading that its text is under. */
  readonly section?: string | undefined;
  readonly cover?: ReactNode;
}) {
  return (
    <article className="post-row">
      <div className="cover">{cover}</div>
      <div>
        <p className="meta">
          <b>{post.category}</b>
          {date}
        </p>
        <h2>
          <Link to={postPath(post)}>{title}</Link>
        </h2>
        {section ? <p className="in-section">{section}</p> : null}
        <p className="excerpt">{text}</p>
      </div>
    </article>
  );
}

/**
 * Links to the previous and next pages (decision 35); nothing if there is only one page.
 *
 * @param props.pathOf gives the address of a page of this list.
 * @param props.archived how many posts the archive lists, if it includes this list's posts.
 */
export function PageLinks({
  page: { number, last },
  pathOf,
  archived,
}: {
  readonly page: Pick<ListPage<unknown>, "number" | "last">;
  readonly pathOf: (page: number) => string;
  readonly archived?: number;
}) {
  if (last === 1) return null;
  return (
    <nav className="btns pages" aria-label="Pages">
      {number > 1 ? (
        <Link className="btn ghost" rel="prev" to={pathOf(number - 1)}>
          Newer articles
        </Link>
      ) : null}
      {number < last ? (
        <Link className="btn" rel="next" to={pathOf(number + 1)}>
          Older articles
        </Link>
      ) : null}
      <span>
        Page {number} of {last}
      </span>
      {archived === undefined ? null : (
        <Link to="/blog/archive">{pluralize(archived, "article")} by date</Link>
      )}
    </nav>
  );
}
