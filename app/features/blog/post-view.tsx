import { Link } from "react-router";
import { searchPath } from "../../domain/search.ts";
import { ArticleBody } from "./article-body.tsx";
import { AuthorCard } from "./author-card.tsx";
import { BackToBlog } from "./back-to-blog.tsx";
import type { DeliveredArticle } from "./delivered-article.ts";
import { PostHero } from "./post-hero.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";
import { RelatedArticles } from "./related-articles.tsx";
import { SectionLinks } from "./section-links.tsx";
import { ShareTools } from "./share-tools.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** A post as it was found (specification, section 2). */
export function PostView({ article }: { readonly article: DeliveredArticle }) {
  const { post, html, toc, relatedPool, newer, older } = article;
  return (
    <>
      <article>
        <PostHero post={post} />
        <div className="wrap read">
          <BackToBlog />
          <SectionLinks className="read-cols">
            {/* The text's own headings are of level 3: a list of one section is left out, its level not. */}
            {toc.length > 1 ? (
              <TableOfContents toc={toc} />
            ) : (
              <h2 className="visually-hidden">The article</h2>
            )}
            <ArticleBody html={html} />
          </SectionLinks>
          <footer className="post-end" data-fold="">
            <ShareTools title={post.title} />
            {post.tags.length > 0 ? (
              <ul className="tags" aria-label="Tags">
                {post.tags.map((tag) => (
                  <li key={tag}>
                    <Link className="tag" to={searchPath(tag)}>
                      {tag}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
            <AuthorCard author={post.author} />
          </footer>
        </div>
      </article>
      <RelatedArticles pool={relatedPool} delivered={html === undefined} />
      <div className="wrap">
        <PostNeighbours {...(newer ? { newer } : {})} {...(older ? { older } : {})} />
      </div>
    </>
  );
}
