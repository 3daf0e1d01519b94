import { use } from "react";
import { longDate } from "#app/domain/dates/format-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import { categoryPath } from "#app/domain/posts/lists/category.ts";
import { RELATED_COUNT } from "#app/domain/posts/lists/pick-random.ts";
import {
  type Article,
  bylineOf,
  postPath,
  type PostSummary,
  type TocEntry,
} from "#app/domain/posts/post.ts";
import { searchPath } from "#app/domain/search/search.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { DocumentSite } from "#app/language/document-context.ts";
import { withBase } from "#app/shared/with-base.ts";
import { ArrowLeftIcon, PrinterIcon } from "#app/ui/icons/icons.tsx";
import { LinkIcon, ShareIcon } from "#app/ui/icons/share-icons.ts";
import { Link } from "#app/ui/links/link.tsx";
import { linksWithBase } from "#app/ui/links/links-with-base.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Stylesheet } from "#app/ui/stylesheet.tsx";
import { coverDrawing, coverPhoto } from "./cover.ts";
import { PostCard } from "./post-card.tsx";
import { TagLinks } from "./tag-links.tsx";

/** A post's page (specification, section 2). */
export function PostView({ article }: { readonly article: Article }) {
  const { post, html, toc, relatedPool, newer, older } = article;
  return (
    <>
      <article>
        <PostHero post={post} />
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
        <PostNeighbors newer={newer} older={older} />
      </div>
    </>
  );
}

/** The reading time shown on every post (specification, section 9). */
const READ_TIME = "5 min read";

/** A post's header: cover, category, date, author, reading time, title, excerpt. */
export function PostHero({ post }: { readonly post: PostSummary }) {
  const narrow = coverDrawing(post, "narrow");
  return (
    <header className="page-head">
      {/* Without this, a phone's browser would only find the picture after all styles, menus and the script. */}
      <link
        rel="preload"
        as="image"
        href={withBase(narrow)}
        media="(max-width: 56em)"
        fetchPriority="high"
      />
      <div className="band">
        <Picture
          scene={coverDrawing(post, "band")}
          narrowScene={narrow}
          photo={coverPhoto(post, post.coverAlt)}
          ratio={[5, 2]}
          eager
        />
      </div>
      <div className="wrap">
        <div className="plate">
          <p className="meta">
            <Link to={categoryPath(post.category)}>{post.category}</Link>
            <time dateTime={post.date}>{longDate(post.date)}</time>
            {post.updated ? (
              <span>
                Updated <time dateTime={post.updated}>{longDate(post.updated)}</time>
              </span>
            ) : null}
            <span>{READ_TIME}</span>
            <small>{bylineOf(post)}</small>
          </p>
          <h1>{post.title}</h1>
          <p className="lede">{post.excerpt}</p>
        </div>
      </div>
      <Stylesheet />
    </header>
  );
}

const BIO =
  "Sample byline. A published edition would introduce regenerative ranching specialists with " +
  "over 15 years of experience here; the profiles in this edition are illustrative. ";

/**
 * The post's byline with the fixed bio (specification, section 2). It keeps the bio's facts and says that this
 * edition's profiles are samples (decision 33). A byline that was written for the post does not get this bio.
 */
function AuthorCard({ post }: { readonly post: PostSummary }) {
  const { author, byline } = post;
  return (
    <section className="author" aria-label="About the author">
      <Picture
        scene="/scenes/editorial-avatar.svg"
        photo={author.avatar ? { url: author.avatar, alt: "" } : undefined}
        ratio={[1, 1]}
        sizes="5.5rem"
      />
      <div>
        <h2>{bylineOf(post)}</h2>
        <p>
          {byline ? `Wrote this article for ${use(DocumentSite).name}. ` : BIO}
          <Link to="/about/team">Meet the team</Link>
        </p>
      </div>
    </section>
  );
}

/** Links to the blog. For a reader from this site, app/document/first-paint.ts goes back instead (decision 12). */
function BackToBlog() {
  return (
    <p className="back">
      <Link to="/blog" {...hook("backLink")}>
        <ArrowLeftIcon /> Back to Blog
      </Link>
    </p>
  );
}

/** The posts before and after this one in time. */
function PostNeighbors({
  newer,
  older,
}: {
  readonly newer: PostSummary | undefined;
  readonly older: PostSummary | undefined;
}) {
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

/**
 * Up to three posts. The document shows the closest matches; app/enhance/page/related.ts picks three of all
 * candidates at random, once per page load (decision 13).
 */
function RelatedArticles({ pool }: { readonly pool: readonly PostSummary[] }) {
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

/** Buttons to copy the link, open the device's share sheet, and print. */
function ShareTools({ title }: { readonly title: string }) {
  const scripted = hook("needsScript");
  return (
    <div className="tools">
      <button type="button" className="btn ghost small" {...hook("copyLink")} {...scripted}>
        <LinkIcon /> Copy link
      </button>
      <button type="button" className="btn ghost small" {...hook("share", title)} {...scripted}>
        <ShareIcon /> Share
      </button>
      <button type="button" className="btn ghost small" {...hook("print")}>
        <PrinterIcon /> Print
      </button>
      <span role="status" {...hook("shareStatus")} />
    </div>
  );
}

/** The article's sections: beside the text if there is room, otherwise collapsed above it. */
function TableOfContents({ toc }: { readonly toc: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title" {...hook("sectionList")}>
      <h2 id="toc-title">In this article</h2>
      <details>
        <summary>{pluralize(toc.length, "section")}</summary>
        <ol>
          {toc.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
