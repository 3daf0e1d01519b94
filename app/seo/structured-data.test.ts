import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { blogPosting, breadcrumbs, organization } from "./structured-data.ts";

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

test("a post has its dates, its section and its absolute URL", () => {
  expect(blogPosting(post, postPath(post), site)).toMatchObject({
    "@type": "BlogPosting",
    headline: post.title,
    datePublished: "2024-07-08",
    dateModified: "2024-07-08",
    author: { "@type": "Organization", name: site.byline },
    mainEntityOfPage: `${site.origin}/blog/2024/07/rest-is-the-tool`,
    articleSection: "Grazing Management Tips",
  });
});

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
    {
      "@type": "ListItem",
      position: 3,
      name: "Water Systems",
      item: `${site.origin}/practices/water`,
    },
  ]);
});

test("the organization has the site's name and a logo", () => {
  expect(organization(site)).toMatchObject({ name: site.name, url: `${site.origin}/` });
});
