import type { Article } from "#app/domain/posts/post.ts";
import { searchPath } from "#app/domain/search/search.ts";
import { linksWithBase } from "#app/ui/links/links-with-base.ts";
import { Stylesheet } from "#app/ui/stylesheet.tsx";
import { AuthorCard } from "./author-card.tsx";
import { BackToBlog } from "./back-to-blog.tsx";
import { PostHero } from "./post-hero.tsx";
import { PostNeighbors } from "./post-neighbors.tsx";
import { RelatedArticles } from "./related-articles.tsx";
import { TagLinks } from "../tag-links.tsx";
import { ShareTools } from "./share-tools.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** A post's page (specification, section 2). */
export function PostView({ article }: { readonly article: Article }) {
  const { post, html, toc, relatedPool, newer, older } = article;
  return (
    <>
      <article>
        <PostHero post={post} />
        <Stylesheet />
        <div className="wrap read">
          <BackToBlog />
          <div className="read-cols">
            {/* The article's headings are level 3, so without a table of contents they still need one of level 2. */}
            {toc.length > 1 ? (
              <TableOfContents toc={toc} />
            ) : (
              <h2 className="visually-hidden">The article</h2>
            )}
            <div
              id="article-body"
              className="prose"
              dangerouslySetInnerHTML={{ __html: linksWithBase(html) }}
            />
          </div>
          <footer className="post-end">
            <ShareTools title={post.title} />
            {post.tags.length > 0 ? (
              <TagLinks names={post.tags} pathOf={searchPath} label="Tags" />
            ) : null}
            <AuthorCard post={post} />
          </footer>
        </div>
      </article>
      <RelatedArticles pool={relatedPool} />
      <div className="wrap">
        <PostNeighbors {...(newer ? { newer } : {})} {...(older ? { older } : {})} />
      </div>
    </>
  );
}
