import { Link } from "../../../ui/links/link.tsx";
import { categoryPath } from "../../../domain/posts/lists/category.ts";
import { longDate } from "../../../domain/dates/format-date.ts";
import type { PostSummary } from "../../../domain/posts/post.ts";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { sceneOf } from "../scene-of.ts";

/** The reading time shown on every post (specification, section 9). */
const READ_TIME = "5 min read";

/** A post's header: cover, category, date, author, reading time, title, excerpt. */
export function PostHero({ post }: { readonly post: PostSummary }) {
  return (
    <header className="page-head">
      <div className="band">
        <Picture
          scene={sceneOf(post, "band")}
          narrowScene={sceneOf(post, "narrow")}
          photo={{ url: post.coverImage, alt: post.coverAlt }}
          ratio={[5, 2]}
          eager
        />
      </div>
      <div className="wrap">
        <div className="plate">
          <p className="meta">
            <Link to={categoryPath(post.category)}>{post.category}</Link>
            <time dateTime={post.date}>{longDate(post.date)}</time>
            {post.updated ? (
              <span>
                Updated <time dateTime={post.updated}>{longDate(post.updated)}</time>
              </span>
            ) : null}
            <span>{READ_TIME}</span>
            <span>{post.author.name}</span>
          </p>
          <h1>{post.title}</h1>
          <p className="lede">{post.excerpt}</p>
        </div>
      </div>
    </header>
  );
}
