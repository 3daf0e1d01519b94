import { postDraft } from "#app/content-model/posts/post-draft.ts";
import { postFile } from "#app/content-model/posts/write-post.ts";
import { parsePost } from "#app/content-model/posts/parse-post.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { isOwnPicture, isPhotoAddress } from "#app/domain/photo-hosts.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { invalid, problemsOf } from "../http/api-error.ts";
import { draftOf, type PostFields, postOf } from "./fields.ts";

const PROBLEM_LINE = /^[^:]*:\d+: (\w+)(?:\[\d+\])? (.+)$/gm;

/**
 * Validates a whole post before it is published: first the form's rules, then the site's own parser and
 * renderer, so that no post can break the site, its feeds or its export.
 *
 * @throws ApiError 422 with a message for each invalid field.
 */
export function checkPublishable(id: string, fields: PostFields, date: CalendarDate): void {
  const { error } = postDraft.safeParse(draftOf(fields));
  const problems = problemsOf(error?.issues ?? []);
  const cover = fields.coverImage;
  if (cover !== "" && !isPhotoAddress(cover) && !isOwnPicture(cover)) {
    problems["coverImage"] ??=
      "Photos are shown from images.unsplash.com and images.pexels.com, or from the library.";
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const problem = parserProblem(id, fields, date);
  if (problem) throw invalid(problem);
}

/** Problems that the site's parser would report for the post as a file. */
function parserProblem(
  id: string,
  fields: PostFields,
  date: CalendarDate,
): Record<string, string> | undefined {
  try {
    const { name, text } = postFile(postOf(id, fields, date));
    renderArticle(parsePost(name, text).content);
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : "";
    const problems = Array.from(words.matchAll(PROBLEM_LINE), ([, field = "", problem = ""]) => [
      field,
      problem,
    ]);
    if (problems.length > 0) return Object.fromEntries(problems);
    return words.includes("file name")
      ? { slug: "Use letters, digits and hyphens only" }
      : { content: "This text can’t be shown." };
  }
}
