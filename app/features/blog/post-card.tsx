import { Link } from "#app/ui/links/link.tsx";
import { postPath, type PostSummary } from "#app/domain/posts/post.ts";
import { Card } from "#app/ui/card.tsx";
import { PostDate } from "./post-date.tsx";
import { coverDrawing, coverPhoto } from "./cover.ts";

/** A post as a card: category, how long ago, title, excerpt and, if wanted, a link such as "Read more". */
export function PostCard({ post, more }: { readonly post: PostSummary; readonly more?: string }) {
  return (
    <Card
      title={post.title}
      to={postPath(post)}
      scene={coverDrawing(post, "card")}
      photo={coverPhoto(post)}
      above={
        <p className="meta">
          <b>{post.category}</b>
          <PostDate date={post.date} />
        </p>
      }
    >
      <p>{post.excerpt}</p>
      {more ? (
        <p className="more">
          <Link to={postPath(post)}>
            {more}
            <span className="visually-hidden">{`: ${post.title}`}</span>
          </Link>
        </p>
      ) : null}
    </Card>
  );
}
