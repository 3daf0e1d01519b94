import { counted } from "../../../domain/plural.ts";
import type { ListPage } from "../../../domain/posts/lists/paging.ts";
import { Link } from "../../../ui/links/link.tsx";

/**
 * The ways to the pages before and after this one (decision 35); nothing where there is one page.
 *
 * @param props.pathOf gives the address of a page of this list.
 * @param props.archived how many posts the archive holds, where it holds those of this list.
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
        <Link to="/blog/archive">{counted(archived, "article")} by date</Link>
      )}
    </nav>
  );
}
