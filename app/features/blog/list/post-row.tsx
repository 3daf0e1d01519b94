import type { ReactNode } from "react";
import { type PostSummary, postPath } from "../../../domain/posts/post.ts";
import { Link } from "../../../ui/links/link.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { PostDate } from "../post-date.tsx";
import { sceneOf } from "../scene-of.ts";

/** A post in a list. A search gives a title and a text of its own, in which its matches are marked. */
export function PostRow({
  post,
  title = post.title,
  text = post.excerpt,
  date = <PostDate date={post.date} />,
  section,
  leads = false,
}: {
  readonly post: PostSummary;
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly date?: ReactNode;
  /** The heading that the text stands under, for what a search found. */
  readonly section?: string | undefined;
  /** The first story of the blog, whose picture goes across. */
  readonly leads?: boolean;
}) {
  return (
    <article className="post-row">
      <div className="cover">
        <Picture
          scene={sceneOf(post, leads ? "band" : "card")}
          {...(leads && { narrowScene: sceneOf(post, "card"), eager: true })}
          photo={{ url: post.coverImage, alt: "" }}
          ratio={leads ? [5, 2] : [3, 2]}
          sizes={leads ? "(max-width: 60em) 100vw, 52rem" : "(max-width: 40em) 7rem, 26rem"}
        />
      </div>
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
