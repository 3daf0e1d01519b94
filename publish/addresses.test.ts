import { expect, test } from "vitest";
import { createContent, readContent } from "../app/backend/files/content.ts";
import { postsInMemory } from "../app/backend/files/post-files.ts";
import { readPage } from "../app/backend/files/read-page.ts";
import { SHARED_POSTS } from "../app/seo/share-image.ts";
import { makePost } from "../tests/support/posts.ts";
import { drawingAddresses, postAddresses, siteAddresses } from "./addresses.ts";

const content = readContent(".");
const posts = await content.posts();
const site = await siteAddresses(content);
const all = [
  ...site,
  ...drawingAddresses(),
  ...posts.flatMap((post) => postAddresses(post, posts)),
];

test("every file is requested once", () => {
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
});

test("a page's file matches its decoded address", () => {
  expect(site).toEqual(
    expect.arrayContaining([
      { address: "/", file: "index.html", status: 200 },
      { address: "/about/mission", file: "about/mission.html", status: 200 },
      {
        address: "/blog/category/wildlife%20%26%20biodiversity",
        file: "blog/category/wildlife & biodiversity.html",
        status: 200,
      },
      { address: "/admin/edit-post/any", file: "admin/edit-post/any.html", status: 200 },
      { address: "/feed.xml", file: "feed.xml", status: 200 },
      { address: "/data/search-0.json", file: "data/search-0.json", status: 200 },
    ]),
  );
});

test("only the not-found pages have status 404", () => {
  expect(all.filter(({ status }) => status === 404)).toEqual([
    { address: "/404", file: "404.html", status: 404 },
    { address: "/blog/0000/00/unknown", file: "blog/0000/00/unknown.html", status: 404 },
  ]);
});

test("a post has a page, data, three drawings and, if recent, a share image", async () => {
  const many = Array.from({ length: SHARED_POSTS + 1 }, (_, index) =>
    makePost({ title: `Post ${100 + index}`, date: "2025-05-08" }),
  );
  const those = await createContent(postsInMemory(many), (kind) => readPage(kind, ".")).posts();
  const filesOf = (index: number) => {
    const post = those[index];
    return post ? postAddresses(post, those).map(({ file }) => file) : [];
  };
  const old = [
    "blog/2025/05/post-150.html",
    "data/posts/2025/05/post-150.json",
    "scenes/posts/2025-05-post-150-card.svg",
    "scenes/posts/2025-05-post-150-band.svg",
    "scenes/posts/2025-05-post-150-narrow.svg",
  ];
  expect(filesOf(SHARED_POSTS)).toEqual(old);
  expect(filesOf(0)).toEqual([
    ...old.map((file) => file.replace("150", "100")),
    "share/blog-2025-05-post-100.png",
  ]);
});
