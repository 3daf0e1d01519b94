import { type Article, postPath } from "#app/domain/posts/post.ts";
import { Link } from "#app/ui/links/link.tsx";

/** The posts before and after this one in time. */
export function PostNeighbors({ newer, older }: Pick<Article, "newer" | "older">) {
  if (!newer && !older) return null;
  return (
    <nav className="neighbors" aria-label="More articles by date">
      {older ? (
        <Link
          className="older"
          rel="prev"
          to={postPath(older)}
          aria-label={`Previous article: ${older.title}`}
        >
          <span>Previous article</span> <b>{older.title}</b>
        </Link>
      ) : null}
      {newer ? (
        <Link
          className="newer"
          rel="next"
          to={postPath(newer)}
          aria-label={`Next article: ${newer.title}`}
        >
          <span>Next article</span> <b>{newer.title}</b>
        </Link>
      ) : null}
    </nav>
  );
}
