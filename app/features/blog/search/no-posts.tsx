import { Link } from "#app/ui/links/link.tsx";
import { type CategoryCount, categoryPath } from "#app/domain/posts/lists/category.ts";
import { searchPath } from "#app/domain/search/search.ts";
import { rankCategories } from "#app/domain/search/suggest.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { TagLinks } from "../tag-links.tsx";

/** A search without results (specification, section 2): a way out, similar words, categories. */
export function NoPosts({
  term,
  categories,
  suggestions,
}: {
  readonly term: string;
  readonly categories: readonly CategoryCount[];
  /** Indexed words that are spelled like the term. */
  readonly suggestions: readonly string[];
}) {
  return (
    <div className="empty panel">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <h2>No posts found</h2>
      <p>Try adjusting your search or browse all articles</p>
      {suggestions.length > 0 ? (
        <p className="near">
          Did you mean{" "}
          {suggestions.map((word, index) => (
            <span key={word}>
              {index === 0 ? "" : index === suggestions.length - 1 ? " or " : ", "}
              <Link to={searchPath(word)}>{word}</Link>
            </span>
          ))}
          ?
        </p>
      ) : null}
      <p className="btns">
        <Link className="btn" to="/blog">
          View All Articles
        </Link>
      </p>
      <h3>Or look in a category</h3>
      <TagLinks
        names={rankCategories(term, categories)
          .slice(0, 3)
          .map(({ name }) => name)}
        pathOf={categoryPath}
      />
    </div>
  );
}
