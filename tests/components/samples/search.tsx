import type { SearchPort } from "../../../app/backend/ports/search.ts";
import { BlogSearch } from "../../../app/features/blog/search/blog-search.tsx";
import { StaticResults } from "../../../app/features/blog/search/static-results.tsx";
import { ResultRow } from "../../../app/features/blog/search/result-row.tsx";
import { ResultCount } from "../../../app/features/blog/search/result-count.tsx";
import { Highlighted } from "../../../app/features/blog/search/highlighted.tsx";
import { LiveSearchForm } from "../../../app/features/blog/search/live-search-form.tsx";
import { NoPosts } from "../../../app/features/blog/search/no-posts.tsx";
import { ResultList } from "../../../app/features/blog/search/result-list.tsx";
import { SearchFailed } from "../../../app/features/blog/search/search-failed.tsx";
import { SearchForm } from "../../../app/features/blog/search/search-form.tsx";
import { sample } from "../sample.ts";
import { appears } from "../screen.ts";
import { overview, posts } from "./content.ts";

const { categories } = overview;
const matches = posts.map((one) => ({
  post: one,
  snippet: `… water for ${one.slug} …`,
  section: "What it costs",
}));
const suggest = () => Promise.resolve(["water"]);

function answering(found: typeof matches, complete = true): SearchPort {
  return {
    suggest,
    async *search() {
      yield { matches: found, total: found.length, complete };
    },
  };
}
const unreachable: SearchPort = {
  suggest: () => Promise.reject(new Error("offline")),
  search: () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("offline")) }),
  }),
};

const list = { address: "/blog", total: posts.length, categories, renderedTerm: "" } as const;
const underHeading = {
  within: (part: React.ReactNode) => (
    <>
      <h1>Blog</h1>
      {part}
    </>
  ),
};

export const searchSamples = [
  sample(BlogSearch, "the list", { ...list, search: answering(matches) }, { at: "/blog" }),
  sample(
    BlogSearch,
    "found",
    { ...list, search: answering(matches) },
    { ...underHeading, at: "/blog?q=water", before: (screen) => appears(screen, ".clear") },
  ),
  sample(
    BlogSearch,
    "searching",
    { ...list, search: answering([], false) },
    { at: "/blog?q=water", before: (screen) => appears(screen, ".spinner") },
  ),
  sample(
    BlogSearch,
    "nothing found",
    { ...list, search: answering([]) },
    { ...underHeading, at: "/blog?q=watre", before: (screen) => appears(screen, ".near") },
  ),
  sample(
    BlogSearch,
    "failed",
    { ...list, search: unreachable },
    { ...underHeading, at: "/blog?q=water", before: (screen) => appears(screen, "[role=alert]") },
  ),
  sample(ResultCount, "found so far", {
    state: { status: "found", matches, total: matches.length, complete: false },
    total: 12,
    term: "water",
    clearTo: "/blog",
  }),
  sample(
    Highlighted,
    "with a match",
    { text: "Water first", term: "water" },
    {
      within: (text) => <p>{text}</p>,
    },
  ),
  sample(LiveSearchForm, "empty", { live: true, renderedTerm: "" }),
  sample(SearchForm, "without a script", {}),
  sample(
    NoPosts,
    "with near spellings",
    { term: "watre", categories, suggestions: ["water"] },
    underHeading,
  ),
  sample(ResultList, "found", { matches, total: matches.length, term: "water" }, underHeading),
  sample(ResultList, "the first of many", { matches, total: 900, term: "water" }, underHeading),
  ...matches
    .slice(0, 1)
    .map((match) =>
      sample(ResultRow, "a match", { match, term: "water", date: "May 8, 2025" }, underHeading),
    ),
  sample(
    StaticResults,
    "a page of many",
    {
      found: { posts: matches, number: 2, last: 3, total: 60, near: [] },
      term: "water",
      categories,
    },
    underHeading,
  ),
  sample(SearchFailed, "shown", { retry() {} }, underHeading),
];
