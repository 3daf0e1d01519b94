import { postFile } from "../../illustrations/file-names.ts";
import { type PostSummary, postPath } from "../../domain/post.ts";
import { Card } from "../../ui/card.tsx";
import { PostDate } from "./post-date.tsx";

/** A post as a card: category, how long ago, title, excerpt. */
export function PostCard({ post, more }: { readonly post: PostSummary; readonly more?: string }) {
  return (
    <Card
      title={post.title}
      to={postPath(post)}
      scene={`/${postFile(post, "card")}`}
      photo={{ url: post.coverImage, alt: "" }}
      above={
        <p className="meta">
          <b>{post.category}</b>
          <PostDate date={post.date} />
        </p>
      }
    >
      <p>{post.excerpt}</p>
      {more ? (
        <p className="more" aria-hidden="true">
          {more}
        </p>
      ) : null}
    </Card>
  );
}
