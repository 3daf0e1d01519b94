import type { ReactNode } from "react";
import { type PostSummary, postPath } from "#app/domain/posts/post.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { coverDrawing, coverPhoto } from "../cover.ts";

/** A post in a list. Search results pass a title and a text with their matches highlighted. */
export function PostRow({
  post,
  title = post.title,
  text = post.excerpt,
  date,
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
  readonly date: ReactNode;
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
