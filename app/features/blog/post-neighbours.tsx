import { Link } from "react-router";
import { postPath } from "../../domain/post.ts";
import type { DeliveredArticle } from "./delivered-article.ts";

/** The posts before and after this one in time. */
export function PostNeighbours({ newer, older }: Pick<DeliveredArticle, "newer" | "older">) {
  if (!newer && !older) return null;
  return (
    <nav className="neighbours" aria-label="More articles by date">
      {older ? (
        <Link className="older" rel="prev" to={postPath(older)}>
          <span>Previous article</span> <b>{older.title}</b>
        </Link>
      ) : null}
      {newer ? (
        <Link className="newer" rel="next" to={postPath(newer)}>
          <span>Next article</span> <b>{newer.title}</b>
        </Link>
      ) : null}
    </nav>
  );
}
