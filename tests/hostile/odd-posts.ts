import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { newestFirst, type Post } from "#app/domain/posts/post.ts";
import { slugFromTitle } from "#app/domain/posts/slug.ts";
import { makePost } from "../support/posts.ts";

/** Titles that break naive code; `#` becomes the post's number. */
const TITLES = [
  "Leave one paddock #",
  "<script>alert(#)</script>",
  `"Quoted" & 'ampersands' &amp; #`,
  "50 % off? C:\\hay\\.. /../../etc/passwd #",
  "__proto__ #",
  "constructor",
  "🐄🐂🐃 👩🏽‍🌾 #",
  "العشب الأخضر #",
  "İSTANBUL ÇAYIR ﬁeld ẞ #",
  "e\u0301te\u0301 \u200b\u202eright to left #",
  ".*+?^${}()|[]\\ #",
  "   spaces   all   over # ",
  "null",
  "#",
  `A very long one ${"grass ".repeat(800)}#`,
  "half a pair \ud83d #",
] as const;
export const CATEGORIES = [
  "Grazing Management Tips",
  "Wildlife & Biodiversity",
  "__proto__",
  "constructor",
  "100 % Grass / Hay?",
  "Çayır ve Otlak",
  "🐄",
  "a".repeat(60),
] as const;
const TAGS = ["soil-health", "toString", "50%", "rest recovery", "ÇAYIR"] as const;
/** One in this many posts has the rare word, at the end of its text. */
export const RARE = { word: "Zebrafink", every: 611 };

/** `count` posts, newest first, with the titles, categories and tags above in every combination. */
export function oddPosts(count: number): Post[] {
  return newestFirst(
    Array.from({ length: count }, (_, index) => {
      const title = at(TITLES, index).replace("#", String(index));
      const day = new Date(Date.UTC(2009, 11, 25 + Math.floor(index / 3) * 4));
      return makePost({
        id: `post-${index}`,
        title,
        slug: `${slugFromTitle(title).slice(0, 60) || "post"}-${index}`,
        date: calendarDate(day.toISOString().slice(0, 10)),
        category: at(CATEGORIES, Math.floor(index / 5)),
        tags: index % 4 === 0 ? [] : [at(TAGS, index)],
        content: `Text of post ${index}.${index % RARE.every === 0 ? ` ${RARE.word}` : ""}`,
      });
    }),
  );
}

function at(list: readonly [string, ...string[]] | readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
