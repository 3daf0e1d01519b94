import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { matchesRef, postPath } from "#app/domain/posts/post.ts";
import { withCurlyQuotes } from "#app/domain/curly-quotes.ts";
import type { ContentPort } from "#app/backend/ports/content.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import type { Db } from "../database/open.ts";
import { timeZone } from "../database/site-settings.ts";
import { previewedPost } from "../posts/previews.ts";
import { type Answer, answerOf } from "./answer.ts";
import type { SiteHandler } from "./load-site.ts";

const TOKEN = /^\/preview\/([\w-]{20,100})$/;
/** Not cached, not indexed, and its address is not sent as a referrer. */
const PRIVATE = {
  ...SECURITY_HEADERS,
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
const ENDED = "This preview has ended. Ask the person who sent it for a new one.";

/** The page of an unpublished post, for somebody with its preview link. */
export async function previewAnswer(
  db: Db,
  site: SiteHandler,
  origin: string,
  content: ContentPort,
  path: string,
  now: number,
): Promise<Answer> {
  const [, token = ""] = TOKEN.exec(path) ?? [];
  const preview = await previewedPost(db, token, now);
  if (!preview) {
    const headers = { ...PRIVATE, "Content-Type": "text/plain; charset=utf-8" };
    return answerOf(410, headers, Buffer.from(`${ENDED}\n`));
  }
  const { content: text, ...typed } = preview.post;
  const post = withCurlyQuotes(typed);
  const ends = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    timeZone: await timeZone(db),
  }).format(preview.endsAt);
  const notice = renderArticle(`> **Preview of a draft.** Not published. Ends ${ends}.\n\n${text}`);
  const shown: ContentPort = {
    ...content,
    article: (ref) =>
      matchesRef(post, ref)
        ? Promise.resolve({ post, ...notice, relatedPool: [] })
        : content.article(ref),
  };
  const response = await site(new Request(origin + postPath(post)), shown);
  const headers = { ...PRIVATE, "Content-Type": "text/html; charset=utf-8" };
  return answerOf(response.status, headers, Buffer.from(await response.arrayBuffer()));
}
