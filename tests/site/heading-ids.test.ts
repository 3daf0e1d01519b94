import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { renderArticle } from "#app/markdown/renderer.ts";
import { builtPages } from "./built-pages.ts";

const ARTICLE = "article-body";
const posts = builtPages().filter(({ address }) => /^\/blog\/[1-9]\d{3}\//.test(address));

/** The ids of a page outside its article. */
function layoutIds(html: string): string[] {
  const document = parseDocument(html);
  const article = DomUtils.getElementById(ARTICLE, document);
  if (!article) throw new Error(`The page has no #${ARTICLE}`);
  article.children = [];
  return DomUtils.find(
    (node) => "attribs" in node && "id" in node.attribs,
    [document],
    true,
    999,
  ).flatMap((node) => ("attribs" in node ? (node.attribs.id ?? "") : ""));
}

test("no heading of an article takes an id of the page around it", () => {
  const ids = new Set(posts.flatMap(({ html }) => layoutIds(html)));
  expect(ids).toContain(ARTICLE);
  const taken = [...ids].filter((id) =>
    renderArticle(`### ${id.replaceAll("-", " ")}`).toc.some((heading) => heading.id === id),
  );
  expect(taken).toEqual([]);
});
