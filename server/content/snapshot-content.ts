import type { ContentPort } from "../../app/backend/ports/content.ts";
import { overviewOf } from "../../app/domain/posts/overview.ts";
import { type Article, postPath, type PostRef, refPath } from "../../app/domain/posts/post.ts";
import { relatedPlaces } from "../../app/domain/posts/related.ts";
import { printedPost } from "../../app/domain/posts/printed-post.ts";
import { renderArticle } from "../../app/markdown/renderer.ts";
import type { Db } from "../database/open.ts";
import { type Snapshot, readText } from "./snapshot.ts";

/** How many candidates for "Related Articles" a post's document holds (decision 13). */
const RELATED_POOL_SIZE = 6;

/** The content of one snapshot. Texts are read when they are asked for: a revision never changes. */
export function contentOf(db: Db, snapshot: Snapshot, page: ContentPort["page"]): ContentPort {
  const { posts } = snapshot;
  const summaries = posts.map(({ summary }) => printedPost(summary));
  const places = new Map(summaries.map((post, index) => [postPath(post), index]));
  const placeOf = (ref: PostRef) => places.get(refPath(ref)) ?? -1;

  async function markdown(ref: PostRef): Promise<string | undefined> {
    const post = posts[placeOf(ref)];
    return post && readText(db, post.summary.id, post.revision);
  }

  return {
    page,
    markdown,
    overview: () => Promise.resolve(overviewOf(summaries)),
    posts: () => Promise.resolve(summaries),
    summary: (ref) => Promise.resolve(summaries[placeOf(ref)]),
    async article(ref): Promise<Article | undefined> {
      const place = placeOf(ref);
      const [post, newer, older] = [summaries[place], summaries[place - 1], summaries[place + 1]];
      const text = await markdown(ref);
      if (!post || text === undefined) return undefined;
      return {
        post,
        ...renderArticle(text),
        relatedPool: relatedPlaces(summaries, place, RELATED_POOL_SIZE).flatMap(
          (other) => summaries[other] ?? [],
        ),
        ...(newer ? { newer } : {}),
        ...(older ? { older } : {}),
      };
    },
  };
}
