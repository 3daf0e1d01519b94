import type { PostSummary } from "#app/domain/posts/post.ts";
import { RELATED_COUNT } from "#app/domain/posts/lists/pick-random.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { PostCard } from "../post-card.tsx";

/**
 * Up to three posts. The document shows the closest matches; app/enhance/page/related.ts picks three of all
 * candidates at random, once per page load (decision 13).
 */
export function RelatedArticles({ pool }: { readonly pool: readonly PostSummary[] }) {
  if (pool.length === 0) return null;
  const cards = pool.map((post) => <PostCard key={post.id} post={post} more="Read more" />);
  return (
    <section className="sec sunk related">
      <div className="wrap">
        <h2>Related Articles</h2>
        <div className="grid rows" {...hook("related")}>
          {cards.slice(0, RELATED_COUNT)}
        </div>
        {cards.length > RELATED_COUNT ? (
          <template {...hook("relatedMore")}>{cards.slice(RELATED_COUNT)}</template>
        ) : null}
      </div>
    </section>
  );
}
