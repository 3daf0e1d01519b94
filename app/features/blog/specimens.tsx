import type { PostSummary } from "../../domain/post.ts";
import { AuthorCard } from "./author-card.tsx";
import { FoundLine } from "./found-line.tsx";
import { PostCard } from "./post-card.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";
import { PostNotFound } from "./post-not-found.tsx";
import { PostRow } from "./post-row.tsx";
import { ShareTools } from "./share-tools.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** For the developers' gallery: what the blog is made of, shown with one post. */
export function BlogSpecimens({ post }: { readonly post: PostSummary }) {
  return (
    <div className="wrap sec">
      <h2>Blog</h2>
      <FoundLine state={{ status: "searching" }} total={12} term="water" clearTo="/blog" />
      <FoundLine
        state={{ status: "found", matches: [], complete: true }}
        total={12}
        term="zebra"
        clearTo="/blog"
      />
      <PostRow post={post} snippet="… leave one paddock until August …" term="paddock" />
      <div className="grid">
        <PostCard post={post} more="Read more" />
      </div>
      <TableOfContents toc={[{ id: "specimen", text: "Why one paddock" }]} />
      <ShareTools title={post.title} />
      <AuthorCard author={post.author} />
      <PostNeighbours newer={post} older={post} />
      <PostNotFound />
    </div>
  );
}
