import { Link } from "#app/ui/links/link.tsx";
import { Stylesheet } from "#app/ui/stylesheet.tsx";
import { categoryPath } from "#app/domain/posts/lists/category.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import { bylineOf, type PostSummary } from "#app/domain/posts/post.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { withBase } from "#app/shared/with-base.ts";
import { coverDrawing, coverPhoto } from "./cover.ts";

/** The reading time shown on every post (specification, section 9). */
const READ_TIME = "5 min read";

/** A post's header: cover, category, date, author, reading time, title, excerpt. */
export function PostHero({ post }: { readonly post: PostSummary }) {
  const narrow = coverDrawing(post, "narrow");
  return (
    <header className="page-head">
      {/* On a phone, the browser would otherwise come to the picture after all styles and menus, and after the script. */}
      <link
        rel="preload"
        as="image"
        href={withBase(narrow)}
        media="(max-width: 56em)"
        fetchPriority="high"
      />
      <div className="band">
        <Picture
          scene={coverDrawing(post, "band")}
          narrowScene={narrow}
          photo={coverPhoto(post, post.coverAlt)}
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
            <span>{bylineOf(post)}</span>
          </p>
          <h1>{post.title}</h1>
          <p className="lede">{post.excerpt}</p>
        </div>
      </div>
      <Stylesheet />
    </header>
  );
}
