import { useEffect, useState } from "react";
import { Link } from "../../../ui/links/link.tsx";
import { type CategoryCount, categoryPath } from "../../../domain/posts/category.ts";
import type { SearchPort } from "../../../backend/ports/search.ts";
import { searchPath } from "../../../domain/search/search.ts";
import { nearCategories } from "../../../domain/search/suggest.ts";
import { Picture } from "../../../ui/pictures/picture.tsx";

/** A search without results (specification, section 2): a way out, near spellings, categories. */
export function NoPosts({
  term,
  categories,
  suggest,
}: {
  readonly term: string;
  readonly categories: readonly CategoryCount[];
  readonly suggest: SearchPort["suggest"];
}) {
  const words = useNearWords(term, suggest);
  return (
    <div className="empty panel">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <h2>No posts found</h2>
      <p>Try adjusting your search or browse all articles</p>
      {words.length > 0 ? (
        <p className="near">
          Did you mean{" "}
          {words.map((word, index) => (
            <span key={word}>
              {index === 0 ? "" : index === words.length - 1 ? " or " : ", "}
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
      <ul className="tags">
        {nearCategories(term, categories)
          .slice(0, 3)
          .map(({ name }) => (
            <li key={name}>
              <Link className="tag" to={categoryPath(name)}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

function useNearWords(term: string, suggest: SearchPort["suggest"]): readonly string[] {
  const [near, setNear] = useState<{ term: string; words: readonly string[] }>();
  useEffect(() => {
    let wanted = true;
    suggest(term).then(
      (words) => {
        if (wanted) setNear({ term, words });
      },
      // Suggestions are a courtesy: without them the page still says what it has to.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [term, suggest]);
  return near?.term === term ? near.words : [];
}
