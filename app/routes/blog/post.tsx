import { data } from "react-router";
import { contentContext } from "../../backend/content.server.ts";
import type { RouteHandle } from "../../document/entry-scripts.tsx";
import { postPath } from "../../domain/posts/post.ts";
import { PostNotFound } from "../../features/blog/post/post-not-found.tsx";
import { PostView } from "../../features/blog/post/post-view.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { sharedAs } from "../../seo/share-image.ts";
import { blogPosting } from "../../seo/structured-data/structured-data.ts";
import { Stylesheet } from "../../ui/stylesheet.tsx";
import type { Route } from "./+types/post.ts";

/** PostView links the stylesheet at the end of the text. */
export const handle: RouteHandle = { stylesheet: "within" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const article = await content.article(params);
  if (!article) return data({ article: undefined, shared: undefined }, { status: 404 });
  return data({ article, shared: sharedAs(article.post, await content.posts()) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.article) return pageMeta({ title: "Post Not Found" });
  const { shared, article } = loaderData;
  const { post } = article;
  return pageMeta({
    title: post.title,
    description: post.excerpt,
    path: postPath(post),
    sharedAs: shared,
    type: "article",
    data: [blogPosting(post, shared)],
  });
};

/** A post by its address (specification, section 2). */
export default function PostRoute({ loaderData: { article } }: Route.ComponentProps) {
  return article ? (
    <PostView article={article} />
  ) : (
    <PostNotFound>
      <Stylesheet />
    </PostNotFound>
  );
}
