import { dateParts } from "../../dates/calendar-date.ts";
import { monthName } from "../../dates/format-date.ts";
import { newestFirst, type PostSummary } from "../post.ts";

interface ArchiveMonth<P> {
  /** Full month name. */
  readonly name: string;
  readonly posts: readonly P[];
}

export interface ArchiveYear<P> {
  readonly year: number;
  readonly months: readonly ArchiveMonth<P>[];
}

/** Posts by year, then month, newest first (specification, section 2). */
export function archive<P extends Pick<PostSummary, "date" | "title" | "slug">>(
  posts: readonly P[],
): ArchiveYear<P>[] {
  const years = Map.groupBy(newestFirst(posts), (post) => dateParts(post.date).year);
  return [...years].map(([year, yearPosts]) => ({
    year,
    months: [...Map.groupBy(yearPosts, (post) => dateParts(post.date).month)].map(
      ([month, monthPosts]) => ({ name: monthName(month), posts: monthPosts }),
    ),
  }));
}
