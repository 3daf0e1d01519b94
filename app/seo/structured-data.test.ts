import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { blogPosting, breadcrumbs } from "./structured-data.ts";

const post = {
  id: "1",
  title: "Rest Is the Tool",
  slug: "rest-is-the-tool",
  date: calendarDate("2024-07-08"),
  author: { name: site.byline, avatar: "" },
  category: "Grazing Management Tips",
  tags: ["rest-recovery", "economics"],
  excerpt: "Close a gate.",
  coverImage: "",
  coverAlt: "",
  featured: false,
};

test("an updated post by a person has that person and the new date", () => {
  const data = blogPosting(
    { ...post, byline: "Ana Ruiz", updated: calendarDate("2025-01-02") },
    postPath(post),
    site,
  );
  expect(data).toMatchObject({
    dateModified: "2025-01-02",
    author: { "@type": "Person", name: "Ana Ruiz" },
  });
});

test("pages below an overview have breadcrumbs, overviews and the home page do not", () => {
  expect(breadcrumbs("/", "Home")).toEqual([]);
  expect(breadcrumbs("/about", "About")).toEqual([]);
  expect(breadcrumbs("/privacy", "Privacy Policy")).toEqual([]);
  expect(breadcrumbs("/blog/archive", "Archive by Date")).toHaveLength(1);
  const [trail] = breadcrumbs("/practices/water", "Water Systems");
  expect(trail?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${site.origin}/` },
    { "@type": "ListItem", position: 2, name: "Practices", item: `${site.origin}/practices` },
    { "@type": "ListItem", position: 3, name: "Water Systems" },
  ]);
});
