import { pluralize } from "#app/domain/plural.ts";
import type { ListPage } from "#app/domain/posts/lists/paging.ts";
import { Link } from "#app/ui/links/link.tsx";

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
