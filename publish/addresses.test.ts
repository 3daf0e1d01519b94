import { expect, test } from "vitest";
import { createContent, readContent } from "../app/backend/files/content.ts";
import { PAGES } from "#tests/support/content-pages.ts";
import { SHARED_POSTS } from "../app/seo/share-image.ts";
import { makePost, postsInMemory } from "#tests/support/posts.ts";
import { siteAddresses } from "./addresses.ts";

const content = readContent(".");
const all = await siteAddresses(content);

test("every file is requested once", () => {
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
});

test("a page's file matches its decoded address", () => {
  expect(all).toEqual(
    expect.arrayContaining([
      { address: "/", file: "index.html", status: 200 },
      { address: "/about/mission", file: "about/mission.html", status: 200 },
      {
        address: "/blog/category/wildlife%20%26%20biodiversity",
        file: "blog/category/wildlife & biodiversity.html",
        status: 200,
      },
      { address: "/admin", file: "admin.html", status: 200 },
      { address: "/feed.xml", file: "feed.xml", status: 200 },
      { address: "/data/search-0.json", file: "data/search-0.json", status: 200 },
    ]),
  );
});

test("only the not-found pages have status 404", () => {
  expect(all.filter(({ status }) => status === 404)).toEqual([
    { address: "/404", file: "404.html", status: 404 },
    { address: "/es/404", file: "es/404.html", status: 404 },
    { address: "/blog/0000/00/unknown", file: "blog/0000/00/unknown.html", status: 404 },
  ]);
});

test("a post has a page, data and, if recent, a share image", async () => {
  const many = Array.from({ length: SHARED_POSTS + 1 }, (_, index) =>
    makePost({ title: `Post ${100 + index}`, date: "2025-05-08" }),
  );
  const requests = await siteAddresses(createContent(postsInMemory(many), PAGES));
  const filesOf = (index: number) =>
    requests.map(({ file }) => file).filter((file) => file.includes(`post-${100 + index}`));
  const old = ["blog/2025/05/post-150.html", "data/posts/2025/05/post-150.json"];
  expect(filesOf(SHARED_POSTS)).toEqual(old);
  expect(filesOf(0)).toEqual([
    "share/blog-2025-05-post-100.png",
    ...old.map((file) => file.replace("150", "100")),
  ]);
});
