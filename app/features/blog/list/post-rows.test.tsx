import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { searchPath } from "#app/domain/search/search.ts";
import { BlogArchive } from "./blog-archive.tsx";
import { PageLinks } from "./post-rows.tsx";

const linksAt = (number: number, last: number) => {
  const html = renderToStaticMarkup(
    <PageLinks page={{ number, last }} pathOf={(page) => searchPath("", page)} />,
  );
  return Array.from(html.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g), ([, to, label]) => [label, to]);
};

test("links a long list's newer and older pages as documents (decision 35)", () => {
  expect(linksAt(1, 3)).toEqual([["Older articles", "/blog/page/2"]]);
  expect(linksAt(2, 3)).toEqual([
    ["Newer articles", "/blog"],
    ["Older articles", "/blog/page/3"],
  ]);
  expect(linksAt(3, 3)).toEqual([["Newer articles", "/blog/page/2"]]);
  expect(linksAt(1, 1)).toEqual([]);
});

test("the archive's search box submits to the blog's search (decision 35)", () => {
  const html = renderToStaticMarkup(<BlogArchive total={0} categories={[]} years={[]} />);
  expect([...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, to]) => to)).toEqual(["/blog"]);
});
