// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { archive } from "../../app/domain/archive.ts";
import { countCategories } from "../../app/domain/category.ts";
import { overviewOf, PAGE_SIZE } from "../../app/domain/overview.ts";
import { postPath } from "../../app/domain/post.ts";
import { BlogArchive } from "../../app/features/blog/blog-archive.tsx";
import { BlogList } from "../../app/features/blog/blog-list.tsx";
import { appears, draw, fillGaps, press, says } from "../components/screen.ts";
import { backendOfMany, COUNT, mustBeFound, posts } from "./many-posts.ts";

const reader = backendOfMany();
const total = COUNT.toLocaleString("en-US");
const list = (
  <BlogList
    address="/blog"
    heading="Blog"
    intro="All of it."
    overview={overviewOf(posts)}
    posts={reader}
  />
);
const data = { total: COUNT, categories: countCategories(posts), years: archive(posts) };

/** Where the links that the selector finds lead, in the page's order. */
function linksIn(screen: HTMLElement, selector: string): (string | null)[] {
  return Array.from(screen.querySelectorAll(selector), (link) => link.getAttribute("href"));
}

beforeAll(fillGaps);

test("the list shows the newest, says how many there are, and goes on", async () => {
  const screen = await draw({ node: list, at: "/blog" });
  const first = posts.slice(0, 2 * PAGE_SIZE).map(postPath);
  expect(linksIn(screen, ".post-row h2 a")).toEqual(first.slice(0, PAGE_SIZE));
  expect(screen.querySelector(".found")?.textContent).toBe(`Found ${total} results`);
  await press(screen, "Show more articles");
  expect(linksIn(screen, ".post-row h2 a")).toEqual(first);
  // A title is text: whatever stands in it, it makes no element.
  expect(screen.querySelector("script")).toBeNull();
});

test("the archive shows a line for every post, under a heading for every year", async () => {
  const screen = await draw({ node: <BlogArchive data={data} posts={reader} />, at: "/" });
  expect(linksIn(screen, ".month a")).toEqual(posts.map(postPath));
  expect(screen.querySelectorAll(".arch h2")).toHaveLength(data.years.length);
  expect(screen.querySelector("script")).toBeNull();
});

test("a search shows what it found, in the list and by date", async () => {
  const wanted = mustBeFound("<script>");
  const count = `Found ${wanted.length} results for <script>`;
  const paths = posts.filter(({ id }) => wanted.includes(id)).map(postPath);

  const found = await draw({ node: list, at: "/blog?q=%3Cscript%3E" });
  await says(found, count);
  expect(linksIn(found, ".post-row h2 a")).toEqual(paths.slice(0, PAGE_SIZE));

  const byDate = await draw({
    node: <BlogArchive data={data} posts={reader} />,
    at: "/?q=%3Cscript%3E",
  });
  await says(byDate, count);
  expect(linksIn(byDate, ".month a")).toEqual(paths);
});

test("a search for nothing that is there says so", async () => {
  const screen = await draw({ node: list, at: "/blog?q=zzzz" });
  await appears(screen, ".empty");
  expect(screen.textContent).toContain("No posts found");
});
