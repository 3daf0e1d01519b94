import { Suspense, use } from "react";
import { data } from "react-router";
import { posts } from "../backend/posts.ts";
import { publishedContent } from "../content.server.ts";
import { postPath, refPath } from "../domain/post.ts";
import { type DeliveredArticle, deliveredArticle } from "../features/blog/delivered-article.ts";
import { PostNotFound } from "../features/blog/post-not-found.tsx";
import { PostView } from "../features/blog/post-view.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import { blogPosting } from "../meta/structured-data.ts";
import { renderedAhead } from "../rendered-ahead.server.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/post.ts";

/** For the delivered document: everything at once, the text left to the document itself. */
export function loader({ context, params }: Route.LoaderArgs) {
  const found = context.get(publishedContent).article(params);
  context.set(renderedAhead, { html: found?.html });
  if (!found) return data({ summary: undefined, article: undefined }, { status: 404 });
  return data({ summary: found.post, article: deliveredArticle(found) });
}

/** Inside the page: what the title needs first, then the article when it arrives. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const summary = await posts.summary(params);
  return { summary, article: posts.article(params) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const post = loaderData?.summary;
  return post
    ? pageMeta({
        title: post.title,
        description: post.excerpt,
        path: postPath(post),
        type: "article",
        data: [blogPosting(post)],
      })
    : pageMeta({ title: "Post Not Found" });
};

export function HydrateFallback() {
  return <Loading />;
}

export default function PostRoute({ loaderData: { article }, params }: Route.ComponentProps) {
  return (
    // A post of its own for each address: going from one to another shows that it is loading.
    <Suspense key={refPath(params)} fallback={<Loading />}>
      <FoundOrNot article={article} />
    </Suspense>
  );
}

function FoundOrNot({
  article,
}: {
  readonly article: DeliveredArticle | undefined | Promise<DeliveredArticle | undefined>;
}) {
  const found = article instanceof Promise ? use(article) : article;
  return found ? <PostView article={found} /> : <PostNotFound />;
}

function Loading() {
  return (
    <div className="wrap sec post-loading" role="status">
      <Spinner label="Loading article" />
    </div>
  );
}
