import { useEffect, useRef, useState } from "react";
import { draw, RELATED_COUNT } from "../../domain/related.ts";
import type { PostTeaser } from "./delivered-article.ts";
import { PostCard } from "./post-card.tsx";

/**
 * Up to three posts, drawn at random once per load of the page (decision 13). The delivered document
 * cannot draw: it shows the first of the pool, and these stay if the reader has them in view already.
 */
export function RelatedArticles({
  pool,
  delivered,
}: {
  readonly pool: readonly PostTeaser[];
  /** Whether this is the delivered document waking up. */
  readonly delivered: boolean;
}) {
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(() =>
    delivered ? pool.slice(0, RELATED_COUNT) : draw(pool, RELATED_COUNT, Math.random),
  );

  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (delivered && top > innerHeight) setShown(draw(pool, RELATED_COUNT, Math.random));
  }, [delivered, pool]);

  if (shown.length === 0) return null;
  return (
    <section className="sec sunk related" ref={section}>
      <div className="wrap">
        <h2>Related Articles</h2>
        <div className="grid">
          {shown.map((post) => (
            <PostCard key={post.id} post={post} more="Read more" />
          ))}
        </div>
      </div>
    </section>
  );
}
