import { Link } from "react-router";
import { type PostSummary, postPath } from "../../domain/post.ts";
import { Picture } from "../../ui/picture.tsx";
import { Highlighted } from "./highlighted.tsx";
import { PostDate } from "./post-date.tsx";
import { sceneOf } from "./scene-of.ts";

/** A post in a list. With a search term, its matches are marked and the text shows where it stands. */
export function PostRow({
  post,
  snippet,
  term,
}: {
  readonly post: PostSummary;
  readonly snippet: string;
  readonly term: string;
}) {
  return (
    <article className="post-row">
      <div className="cover">
        <Picture
          scene={sceneOf(post, "card")}
          photo={{ url: post.coverImage, alt: "" }}
          ratio={[3, 2]}
          sizes="(max-width: 40em) 100vw, 16rem"
        />
      </div>
      <div>
        <p className="meta">
          <b>{post.category}</b>
          <PostDate date={post.date} />
        </p>
        <h2>
          <Link to={postPath(post)}>
            <Highlighted text={post.title} term={term} />
          </Link>
        </h2>
        <p>
          <Highlighted text={snippet || post.excerpt} term={term} />
        </p>
      </div>
    </article>
  );
}
