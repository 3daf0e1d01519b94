import { archive } from "../../../app/domain/archive.ts";
import type { PostReader } from "../../../app/domain/ports.ts";
import { ArchiveSections, ArchiveYears } from "../../../app/features/blog/archive-years.tsx";
import { BlogArchive } from "../../../app/features/blog/blog-archive.tsx";
import { BlogCategory } from "../../../app/features/blog/blog-category.tsx";
import { BlogColumns } from "../../../app/features/blog/blog-columns.tsx";
import { BlogList } from "../../../app/features/blog/blog-list.tsx";
import { FoundLine } from "../../../app/features/blog/found-line.tsx";
import { NoPosts } from "../../../app/features/blog/no-posts.tsx";
import { PostList } from "../../../app/features/blog/post-list.tsx";
import { PostRow } from "../../../app/features/blog/post-row.tsx";
import { SearchBox } from "../../../app/features/blog/search-box.tsx";
import { SearchFailed } from "../../../app/features/blog/search-failed.tsx";
import { BlogSpecimens } from "../../../app/features/blog/specimens.tsx";
import { sample } from "../sample.ts";
import { appears, press } from "../screen.ts";
import { overview, post, posts } from "./content.ts";

const { categories } = overview;
const matches = posts.map((one) => ({ post: one, snippet: `… water for ${one.slug} …` }));
const [match] = matches;
if (!match) throw new Error("The site has no posts.");
const all = () => Promise.resolve(posts);

function reader(found: typeof matches, complete = true): Pick<PostReader, "search" | "all"> {
  return {
    all,
    async *search() {
      yield { matches: found, complete };
    },
  };
}
const unreachable: Pick<PostReader, "search" | "all"> = {
  all: () => Promise.reject(new Error("offline")),
  // oxlint-disable-next-line require-yield
  async *search() {
    throw new Error("offline");
  },
};

const list = { address: "/blog", heading: "Blog", intro: "All of it.", overview } as const;
const years = archive(posts);
const archived = { total: posts.length, categories, years };
const failed = { status: "failed", retry() {} } as const;

export const blogSamples = [
  sample(BlogSpecimens, "with a post", { post }),
  sample(BlogList, "the list", { ...list, posts: reader(matches) }, { at: "/blog" }),
  sample(
    BlogList,
    "found",
    { ...list, posts: reader(matches) },
    {
      at: "/blog?q=water",
      before: (screen) => appears(screen, ".clear"),
    },
  ),
  sample(
    BlogList,
    "searching",
    { ...list, posts: reader([], false) },
    {
      at: "/blog?q=water",
      before: (screen) => appears(screen, ".spinner"),
    },
  ),
  sample(
    BlogList,
    "nothing found",
    { ...list, posts: reader([]) },
    {
      at: "/blog?q=watre",
      before: (screen) => appears(screen, ".near"),
    },
  ),
  sample(
    BlogList,
    "not loaded",
    { ...list, posts: unreachable },
    {
      at: "/blog?q=water",
      before: (screen) => appears(screen, "[role=alert]"),
    },
  ),
  sample(BlogArchive, "the list", { data: archived, posts: reader(matches) }),
  sample(
    BlogArchive,
    "found",
    { data: archived, posts: reader(matches) },
    {
      at: "/blog/archive?q=water",
      before: (screen) => appears(screen, ".clear"),
    },
  ),
  sample(BlogCategory, "with posts", {
    category: "animal health",
    data: { title: "Animal Health", total: 2, matches: matches.slice(0, 2), categories },
    loadAll: () => Promise.resolve(matches),
  }),
  sample(BlogCategory, "empty", {
    category: "tractors",
    data: { title: "Tractors", total: 0, matches: [], categories },
    loadAll: () => Promise.resolve([]),
  }),
  sample(BlogColumns, "around a list", {
    heading: "Blog",
    intro: "All of it.",
    categories,
    term: "",
    children: <p>The list.</p>,
  }),
  sample(ArchiveSections, "below another folder", { years, term: "", root: "/ranch" }),
  sample(ArchiveYears, "years", { years, term: "" }),
  sample(ArchiveYears, "years, with a term", { years, term: "the" }),
  sample(FoundLine, "searching", {
    state: { status: "searching" },
    total: 12,
    term: "a",
    clearTo: "/blog",
  }),
  sample(FoundLine, "found so far", {
    state: { status: "found", matches, complete: false },
    total: 12,
    term: "water",
    clearTo: "/blog",
  }),
  sample(FoundLine, "failed", { state: failed, total: 12, term: "a", clearTo: "/blog" }),
  sample(
    NoPosts,
    "with near spellings",
    { term: "watre", categories, all },
    {
      before: (screen) => appears(screen, ".near"),
    },
  ),
  sample(PostList, "all", { matches, total: matches.length, term: "water" }),
  sample(
    PostList,
    "more could not be loaded",
    {
      matches,
      total: 900,
      loadAll: () => Promise.reject(new Error("offline")),
    },
    {
      async before(screen) {
        await press(screen, "Show more articles");
        await appears(screen, "[role=alert]");
      },
    },
  ),
  sample(
    PostRow,
    "without a term",
    { post, snippet: "", term: "" },
    {
      within: (row) => (
        <>
          <h1>Blog</h1>
          {row}
        </>
      ),
    },
  ),
  sample(PostRow, "found", { ...match, term: "water" }),
  sample(SearchBox, "empty", { term: "", live: true }),
  sample(SearchBox, "with a term", { term: "water", live: false }),
  sample(SearchFailed, "shown", { retry() {} }),
];
